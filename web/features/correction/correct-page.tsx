import { localName } from '#shared/i18n/local-name.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { DoneNotice } from '#web/features/profile/done-notice.tsx';
import { useT } from '#web/lib/texts.tsx';
import { CorrectForm } from './correct-form.tsx';
import type { CorrectPageAnswer, CorrectPageData } from './load-correct-page.ts';

/** Says what is right on a public page: for everybody, with and without an account or a script. */
export function CorrectPage({
  data,
  answer,
}: {
  data: CorrectPageData;
  answer: CorrectPageAnswer | undefined;
}) {
  const t = useT();
  const { page, sent } = data;
  const title = t(sent ? 'correction:send.sent_title' : 'correction:send.title');
  const name = page && localName(page, t.language);
  return (
    <div className="wrap section">
      <PageHead
        title={(answer ? `${t('common:form.error_prefix')} ` : '') + title}
        description={t('correction:send.lead')}
        robots="noindex"
      />
      <div className="max-w-prose">
        <h1 className="t-h1">{title}</h1>
        {page && name && (
          <p className="t-lead mt-3">
            <AppLink className="link" to={page.path} lang={name.lang}>
              {name.text}
            </AppLink>
          </p>
        )}
        {sent || !page ? (
          <div className="mt-6 grid gap-6">
            <DoneNotice text={t('correction:send.sent', { reference: sent ?? '' })} />
            <p>{t('correction:send.sent_mail')}</p>
            <ButtonLink look="line" to={page?.path ?? '/'} className="justify-self-start">
              {t(page ? 'correction:send.to_page' : 'correction:send.to_home')}
            </ButtonLink>
          </div>
        ) : (
          <>
            <p className="t-2 mt-3 mb-6">{t('correction:send.lead')}</p>
            <CorrectForm data={data} back={page.path} answer={answer} />
          </>
        )}
      </div>
    </div>
  );
}
