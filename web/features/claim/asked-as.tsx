import { personName } from '#shared/format/person-name.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { BIO_PATH } from '#web/lib/profile-paths.ts';
import { useT } from '#web/lib/texts.tsx';
import type { AskData } from './load-ask.ts';

/** As whom somebody claims their own page: name and address of the account, which the desk compares with the page. */
export function AskedAs({ me }: { me: NonNullable<AskData['me']> }) {
  const t = useT();
  const name = personName(me, t.language);
  return (
    <div>
      <p>{t('claim:ask.as')}</p>
      <p className="mt-2">
        <b lang={name.lang}>{name.text}</b>
        {me.email && (
          <span className="block t-2 break-words" lang="en">
            {me.email}
          </span>
        )}
      </p>
      <p className="t-small t-2 mt-2">
        {t(me.linked ? 'claim:ask.as_identity' : 'claim:ask.as_account')}{' '}
        <AppLink className="link" to={BIO_PATH}>
          {t('claim:ask.as_change')}
        </AppLink>
      </p>
    </div>
  );
}
