import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { EMAIL_CODE_DIGITS, EMAIL_CODE_MINUTES } from '#shared/constants.ts';
import type { confirmListing, resendCode } from '#shared/contracts/listing.contract.ts';
import { fieldId } from '#web/components/form/field-id.ts';
import { TextInput } from '#web/components/form/text-input.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorSummary } from '#web/components/ui/error-summary.tsx';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { useT } from '#web/lib/texts.tsx';
import type { ConfirmAnswer, ConfirmData } from '../load/load-confirm.ts';
import { keepAnswers } from '../saving/kept-answers.ts';
import { HelpBox } from '../step/help-box.tsx';
import { NotSent } from '../step/not-sent.tsx';
import { problemTextsFrom } from '../values/problem-list.ts';
import { Resend, type ResendTexts } from './resend.tsx';
import { sentPath } from './sent-path.ts';

const TEXTS: ResendTexts = {
  nothingCame: 'listing:code.nothing_came',
  resend: 'listing:code.resend',
  resendIn: 'listing:code.resend_in',
  resent: 'listing:code.resent',
};

/** Six digits from the e-mail: the request goes to review. */
export function ConfirmPage({ data, answer }: { data: ConfirmData; answer: ConfirmAnswer | undefined }) {
  const t = useT();
  const navigate = useNavigate();
  const state = useLocation().state as { resend_after?: string } | null;
  const [busy, setBusy] = useState(false);
  const [{ round, wrong, problem }, setStopped] = useState<{
    round: number;
    wrong: string | null;
    problem: ProblemBody | null;
  }>({ round: 0, wrong: answer?.wrong ?? null, problem: answer?.problem ?? null });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const code = String(new FormData(event.currentTarget).get('code') ?? '');
    setBusy(true);
    const result = await fetchApi<typeof confirmListing>({
      method: 'POST',
      path: '/public/api/v1/request-get-list/verify/',
      body: { reference: data.reference, code },
      once: true,
    });
    setBusy(false);
    if (result.ok) {
      if (data.kind) keepAnswers(data.kind, null);
      return void navigate(sentPath(result.value.follow), { replace: true });
    }
    const text = problemTextsFrom(result.problem.errors).code ?? null;
    setStopped((before) => ({ round: before.round + 1, wrong: text, problem: text ? null : result.problem }));
  }

  const error = wrong !== null || problem !== null;
  return (
    <div className="wrap frame frame-form">
      <PageHead
        title={`${error ? `${t('common:form.error_prefix')} ` : ''}${t('listing:code.title')}`}
        robots="noindex"
      />
      <aside>
        <HelpBox />
      </aside>
      <div className="form">
        <ErrorSummary
          key={round}
          title={t('common:form.problems', { count: 1 })}
          problems={wrong ? [{ id: fieldId('code'), text: wrong }] : []}
        />
        {problem && <NotSent problem={problem} />}
        <div>
          <p className="t-small t-3">
            {t('listing:sent.reference')} <span className="num">{data.reference}</span>
          </p>
          <h1 className="t-h1">{t('listing:code.title')}</h1>
          <p className="t-2 mt-2">
            {data.email ? t('listing:code.sent_to', { email: data.email }) : t('listing:code.sent')}{' '}
            {t('listing:code.valid', { count: EMAIL_CODE_MINUTES })}
          </p>
        </div>
        <form method="post" noValidate onSubmit={submit} className="grid justify-items-start gap-7">
          <input type="hidden" name="reference" value={data.reference} />
          <TextInput
            name="code"
            label={t('listing:code.label')}
            hint={t('listing:code.hint')}
            error={wrong}
            inputMode="numeric"
            autoComplete="one-time-code"
            className="num max-w-60"
            maxLength={EMAIL_CODE_DIGITS * 3}
            defaultValue={answer?.code ?? data.code}
          />
          <Button type="submit" name="intent" value="confirm" loading={busy}>
            {t('listing:code.confirm')}
          </Button>
        </form>
        <Resend
          send={() =>
            fetchApi<typeof resendCode>({
              method: 'POST',
              path: '/public/api/v1/request-get-list/resend/',
              body: { reference: data.reference },
              once: true,
            })
          }
          fields={{ reference: data.reference }}
          texts={TEXTS}
          resent={answer?.resent ?? false}
          notBefore={state?.resend_after ?? null}
        >
          {data.change && (
            <AppLink className="link" to={data.change}>
              {t('listing:code.other_address')}
            </AppLink>
          )}
        </Resend>
        <div className="on-phone">
          <HelpBox />
        </div>
      </div>
    </div>
  );
}
