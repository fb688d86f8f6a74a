import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { EMAIL_CODE_RESEND_MS } from '#shared/constants.ts';
import type { TextKey } from '#shared/i18n/keys.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import type { FetchResult } from '#web/lib/fetch-api.ts';
import { showError } from '#web/lib/popups.ts';
import { problemTexts } from '#web/lib/read-problem.ts';
import { useT } from '#web/lib/texts.tsx';

/** The texts of what is sent: a code, or a link. */
export interface ResendTexts {
  nothingCame: TextKey;
  resend: TextKey;
  resendIn: 'listing:code.resend_in' | 'suggestion:mail.resend_in';
  resent: TextKey;
}

export interface ResendProps {
  send(): Promise<FetchResult<{ resend_after_seconds: number }>>;
  /** What names the request in a post without a script. */
  fields: Readonly<Record<string, string>>;
  texts: ResendTexts;
  /** A new one was just sent without a script. */
  resent: boolean;
  /** When the next one may be asked for; null: at once. */
  notBefore: string | null;
  children?: ReactNode;
}

/** What to do when no mail comes: look, wait, ask for another. */
export function Resend({ send, fields, texts, resent, notBefore, children }: ResendProps) {
  const t = useT();
  const [sent, setSent] = useState(resent);
  const [until, setUntil] = useState<number | null>(null);
  const [now, setNow] = useState(0);
  const left = until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000));

  // The clock starts in the browser only: server and page must agree when the page wakes up.
  useEffect(() => {
    setNow(Date.now());
    if (notBefore) setUntil(Date.parse(notBefore));
  }, [notBefore]);
  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [left]);

  async function ask(event: FormEvent) {
    event.preventDefault();
    if (left > 0) return;
    const result = await send();
    if (!result.ok) return showError({ ...result.problem, ...problemTexts(t, result.problem) });
    setSent(true);
    setNow(Date.now());
    setUntil(Date.now() + (result.value.resend_after_seconds * 1000 || EMAIL_CODE_RESEND_MS));
  }

  return (
    <section className="grid gap-3 rule-above pt-7">
      <h2 className="t-h4">{t(texts.nothingCame)}</h2>
      <p className="t-2">{t('listing:code.spam')}</p>
      <div role="status">{sent && <Notice tone="ok">{t(texts.resent)}</Notice>}</div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <form method="post" onSubmit={ask}>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button
            type="submit"
            name="intent"
            value="resend"
            look="line"
            disabledReason={left > 0 ? t(texts.resendIn, { count: left }) : undefined}
          >
            {t(texts.resend)}
          </Button>
        </form>
        {children}
      </div>
    </section>
  );
}
