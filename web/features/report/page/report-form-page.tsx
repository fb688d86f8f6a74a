import { localName } from '#shared/i18n/local-name.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { DoneNotice } from '#web/features/profile/done-notice.tsx';
import { useViewer } from '#web/features/shell/shell-data.ts';
import { useT } from '#web/lib/texts.tsx';
import type { ReportPageAnswer, ReportPageData } from './load-report-page.ts';
import { ReportPageForm } from './report-page-form.tsx';

/** Tells the desk that something is wrong with a public page: for everybody, with and without an account or a script. */
export function ReportFormPage({
  data,
  answer,
}: {
  data: ReportPageData;
  answer: ReportPageAnswer | undefined;
}) {
  const t = useT();
  const viewer = useViewer();
  const { page, sent } = data;
  const title = t(sent ? 'report:send.sent_title' : 'common:report_page');
  const name = page && localName(page, t.language);
  return (
    <div className="wrap section">
      <PageHead
        title={(answer ? `${t('common:form.error_prefix')} ` : '') + title}
        description={t('report:send.lead')}
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
            <DoneNotice text={t('report:send.sent', { reference: sent ?? '' })} />
            <p>{t('report:send.sent_mail')}</p>
            {page?.kind === 'person' && viewer && <p>{t('report:send.also_block')}</p>}
            <ButtonLink look="line" to={page?.path ?? '/'} className="justify-self-start">
              {t(page ? 'report:send.to_page' : 'report:send.to_home')}
            </ButtonLink>
          </div>
        ) : (
          <>
            <p className="t-2 mt-3 mb-6">{t('report:send.lead')}</p>
            <ReportPageForm data={data} back={page.path} answer={answer} />
          </>
        )}
      </div>
    </div>
  );
}
