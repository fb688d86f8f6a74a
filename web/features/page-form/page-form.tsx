import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { localName } from '#shared/i18n/local-name.ts';
import { Honeypot } from '#web/components/form/honeypot.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { DoneNotice } from '#web/components/ui/done-notice.tsx';
import { ErrorSummary } from '#web/components/ui/error-summary.tsx';
import { FormProblem } from '#web/components/ui/form-problem.tsx';
import { KeptTyping, useForgetTyping } from '#web/features/shell/kept-typing/kept-typing.tsx';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { useT } from '#web/lib/texts.tsx';
import type { PageFormData } from './load-page-form.ts';

/** What is said about a public page: by its texts. */
type Kind = 'report' | 'correction';

/** A form about one public page, and that it has arrived: for everybody, with and without an account or a script. */
export function PageForm({
  kind,
  title,
  data,
  problem,
  found,
  children,
  sentNote,
}: {
  kind: Kind;
  title: string;
  data: PageFormData;
  problem: ProblemBody | undefined;
  /** What is wrong in which field. */
  found: { id: string; text: string }[];
  /** The fields. */
  children: ReactNode;
  /** What else can be done once it was sent. */
  sentNote?: ReactNode;
}) {
  const t = useT();
  const { page, sent } = data;
  const name = page && localName(page, t.language);
  useForgetTyping(sent !== null);
  const heading = sent ? t(`${kind}:send.sent_title`) : title;
  return (
    <div className="wrap section">
      <PageHead
        title={(problem ? `${t('common:form.error_prefix')} ` : '') + heading}
        description={t(`${kind}:send.lead`)}
        robots="noindex"
      />
      <div className="max-w-prose">
        <h1 className="t-h1">{heading}</h1>
        {page && name && (
          <p className="t-lead mt-3">
            <AppLink className="link" to={page.path} lang={name.lang}>
              {name.text}
            </AppLink>
          </p>
        )}
        {sent || !page ? (
          <div className="mt-6 grid gap-6">
            <DoneNotice text={t(`${kind}:send.sent`, { reference: sent ?? '' })} />
            <p>{t(`${kind}:send.sent_mail`)}</p>
            {sentNote}
            <ButtonLink look="line" to={page?.path ?? '/'} className="justify-self-start">
              {t(page ? `${kind}:send.to_page` : `${kind}:send.to_home`)}
            </ButtonLink>
          </div>
        ) : (
          <>
            <p className="t-2 mt-3 mb-6">{t(`${kind}:send.lead`)}</p>
            <Form method="post" noValidate className="grid gap-6">
              <ErrorSummary title={t('common:form.problems', { count: found.length })} problems={found} />
              {problem && found.length === 0 && <FormProblem problem={problem} />}
              <KeptTyping />
              {children}
              <SendRow kind={kind} data={data} back={page.path} />
            </Form>
          </>
        )}
      </div>
    </div>
  );
}

/** What a form needs to be sent once and by a person, and its buttons. */
function SendRow({ kind, data, back }: { kind: Kind; data: PageFormData; back: string }) {
  const t = useT();
  const busy = useNavigation().state === 'submitting';
  return (
    <>
      <Honeypot name={data.bot.honeypot} label={t(`${kind}:send.robot_field`)} />
      <input type="hidden" name="bot_stamp" value={data.bot.stamp} />
      <input type="hidden" name="idempotency_key" value={data.idempotency_key} />
      <div className="btn-row">
        <Button type="submit" look="ink" loading={busy}>
          {t(`${kind}:send.button`)}
        </Button>
        <ButtonLink to={back} look="line">
          {t(`${kind}:send.cancel`)}
        </ButtonLink>
      </div>
    </>
  );
}
