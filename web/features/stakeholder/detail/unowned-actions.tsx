import Mail from 'lucide-react/icons/mail';
import Send from 'lucide-react/icons/send';
import { localName } from '#shared/i18n/local-name.ts';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { claimPagePath } from '#web/features/claim/claim-box.tsx';
import { contactTo } from '#web/features/contact/contact-to.ts';
import { useShell } from '#web/features/shell/shell-data.ts';
import { useT } from '#web/lib/texts.tsx';
import type { RecordView } from './record-view.ts';

/** What can be done with a page nobody is in charge of: the desk passes a question on, and whoever knows them invites them. */
export function UnownedActions({ record }: { record: RecordView }) {
  const t = useT();
  const origin = useShell()?.public_url ?? '';
  const name = localName(record, t.language).text;
  const url = `${origin}${claimPagePath(record)}`;
  const mail = {
    subject: t('stakeholder:unowned.subject', { name }),
    body: t('stakeholder:unowned.body', { name, url }),
  };
  const query = Object.entries(mail).map(([key, text]) => `${key}=${encodeURIComponent(text)}`);
  return (
    <>
      <ButtonLink
        to={contactTo({ category: 'event-and-partnership', about: record.id })}
        icon={<Icon of={Send} />}
        rel="nofollow"
      >
        {t('stakeholder:unowned.ask')}
      </ButtonLink>
      <ButtonLink look="line" to={`mailto:?${query.join('&')}`} icon={<Icon of={Mail} />}>
        {t('stakeholder:unowned.invite')}
      </ButtonLink>
    </>
  );
}
