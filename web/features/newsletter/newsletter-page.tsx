import { Form, useNavigation } from 'react-router';
import { NEWSLETTER_PATH } from '#shared/domain/newsletter.ts';
import { FoundProblems } from '#web/components/form/found-problems.tsx';
import { Honeypot } from '#web/components/form/honeypot.tsx';
import { EmailInput } from '#web/components/form/text-input.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { FormProblem } from '#web/components/ui/form-problem.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { useViewer } from '#web/features/shell/shell-data.ts';
import { useT } from '#web/lib/texts.tsx';
import type { NewsletterAnswer, NewsletterData } from './load-newsletter.ts';

/** Where the newsletter is asked for; works without script. */
export function NewsletterPage({
  data: { sent, bot },
  answer,
}: {
  data: NewsletterData;
  answer: NewsletterAnswer | undefined;
}) {
  const t = useT();
  const viewer = useViewer();
  const busy = useNavigation().state === 'submitting';
  const isSent = sent && !answer;
  const title = t(isSent ? 'newsletter:sent.title' : 'newsletter:form.title');
  return (
    <div className="wrap section">
      <PageHead
        title={(answer?.text ? `${t('common:form.error_prefix')} ` : '') + title}
        description={t('newsletter:lead')}
        robots="noindex"
      />
      <h1 className="t-h1">{title}</h1>
      {isSent ? (
        <div className="max-w-prose">
          <p className="t-lead t-2 mt-3 mb-6" role="status">
            {t('newsletter:sent.text')}
          </p>
          <ButtonLink look="line" to={NEWSLETTER_PATH}>
            {t('newsletter:sent.again')}
          </ButtonLink>
        </div>
      ) : (
        <div className="max-w-prose">
          <p className="t-lead t-2 mt-3 mb-6">{t('newsletter:lead')}</p>
          {answer?.problem && <FormProblem problem={answer.problem} />}
          {answer?.once_more && (
            <Notice live>
              <p>{t('newsletter:form.once_more')}</p>
            </Notice>
          )}
          <Form method="post" action={NEWSLETTER_PATH} noValidate className="mt-6 grid gap-6">
            <FoundProblems />
            <EmailInput
              key={answer?.email}
              name="email"
              label={t('shell:newsletter.email')}
              hint={t('newsletter:form.email_hint')}
              error={answer?.text}
              errorPrefix={t('common:form.error_prefix')}
              defaultValue={answer?.email ?? viewer?.email ?? undefined}
            />
            <Honeypot name={bot.honeypot} label={t('newsletter:form.robot_field')} />
            <input type="hidden" name="bot_stamp" value={bot.stamp} />
            <Button type="submit" size="big" className="justify-self-start" loading={busy}>
              {t('shell:newsletter.subscribe')}
            </Button>
          </Form>
        </div>
      )}
    </div>
  );
}
