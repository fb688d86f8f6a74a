import { useState } from 'react';
import { useLocation } from 'react-router';
import { PROGRAM_SHARING_TOKEN_HOURS, UNVERIFIED_KEPT_DAYS } from '#shared/constants.ts';
import { formHome } from '#shared/domain/listing/listing-paths.ts';
import { TextInput } from '#web/components/form/text-input.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { Resend } from '#web/features/listing/confirm/resend.tsx';
import { HelpBox } from '#web/features/listing/step/help-box.tsx';
import { NotSent } from '#web/features/listing/step/not-sent.tsx';
import { showError } from '#web/lib/popups.ts';
import { problemTexts } from '#web/lib/read-problem.ts';
import { useT } from '#web/lib/texts.tsx';
import type { CheckMailData, ResendAnswer } from '../load/load-check-mail.ts';
import { RESEND_TEXTS, sendLinkAgain } from './resend-texts.ts';

/** After sending: the link is in the mail, and what to do when it does not come. */
export function CheckMailPage({ data, answer }: { data: CheckMailData; answer: ResendAnswer | undefined }) {
  const t = useT();
  const state = useLocation().state as { resend_after?: string } | null;
  const { reference, email, change } = data;
  return (
    <div className="wrap frame frame-form">
      <PageHead title={t('suggestion:mail.title')} robots="noindex" />
      <aside>
        <HelpBox />
      </aside>
      <div className="form">
        {answer?.problem && <NotSent problem={answer.problem} />}
        <div>
          {reference && (
            <p className="t-small t-3">
              {t('listing:sent.reference')} <span className="num">{reference}</span>
            </p>
          )}
          <h1 className="t-h1">{t('suggestion:mail.title')}</h1>
          {(reference || email) && (
            <p className="t-2 mt-2">
              {email ? t('suggestion:mail.sent_to', { email }) : t('suggestion:mail.sent')}
            </p>
          )}
          <p className="t-2 mt-2">
            {t('suggestion:mail.valid', {
              hours: PROGRAM_SHARING_TOKEN_HOURS,
              days: UNVERIFIED_KEPT_DAYS,
            })}
          </p>
        </div>
        {reference ? (
          <Resend
            send={() => sendLinkAgain({ reference })}
            fields={{ reference }}
            texts={RESEND_TEXTS}
            resent={answer?.resent ?? false}
            notBefore={state?.resend_after ?? null}
          >
            {change && (
              <AppLink className="link" to={change}>
                {t('suggestion:mail.change')}
              </AppLink>
            )}
          </Resend>
        ) : (
          <AskByNumber resent={answer?.resent ?? false} />
        )}
        <p>
          <AppLink className="link" to={formHome(data.kind)}>
            {t(`listing:kind.${data.kind}.form`)}
          </AppLink>
        </p>
        <div className="on-phone">
          <HelpBox />
        </div>
      </div>
    </div>
  );
}

/** The page was opened by itself: the number tells which suggestion is meant. */
function AskByNumber({ resent }: { resent: boolean }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(resent);
  return (
    <section className="grid gap-4 rule-above pt-7">
      <h2 className="t-h4">{t('suggestion:mail.which')}</h2>
      <p className="t-2">{t('suggestion:mail.which_text')}</p>
      <div role="status">{sent && <Notice tone="ok">{t('suggestion:mail.resent')}</Notice>}</div>
      <form
        method="post"
        className="grid justify-items-start gap-5"
        onSubmit={async (event) => {
          event.preventDefault();
          if (busy) return;
          const reference = String(new FormData(event.currentTarget).get('reference') ?? '').trim();
          if (!reference) return;
          setBusy(true);
          const result = await sendLinkAgain({ reference });
          setBusy(false);
          if (!result.ok) return showError({ ...result.problem, ...problemTexts(t, result.problem) });
          setSent(true);
        }}
      >
        <TextInput
          name="reference"
          label={t('listing:sent.reference')}
          hint={t('suggestion:mail.reference_hint')}
          className="num max-w-60"
          autoComplete="off"
          maxLength={60}
          required
        />
        <Button type="submit" name="intent" value="resend" look="line" loading={busy}>
          {t('suggestion:mail.resend')}
        </Button>
      </form>
    </section>
  );
}
