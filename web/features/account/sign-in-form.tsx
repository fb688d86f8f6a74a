import KeyRound from 'lucide-react/icons/key-round';
import LogIn from 'lucide-react/icons/log-in';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { signIn } from '#shared/contracts/account.contract.ts';
import type { PasskeyProof, PasskeyQuestion } from '#shared/contracts/passkey.contract.ts';
import { TextInput } from '#web/components/form/text-input.tsx';
import { Button, type ButtonProps } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { problemTexts } from '#web/lib/read-problem.ts';
import { allowReload } from '#web/lib/reload-once.ts';
import { useT } from '#web/lib/texts.tsx';
import { proveByPasskey } from './passkey/browser-passkey.ts';
import { PasswordInput } from './password/password-input.tsx';

export interface SignInFormProps {
  /** Where the form posts without a script: a route whose action signs in. Carries the way back in its query. */
  action: string;
  /** Signed in: the cookies are set. Usually loads the page again, because everything on it may differ now. */
  onSignedIn: () => void | Promise<void>;
  /** What the action answered, when the form was sent without a script. */
  problem?: ProblemBody | null;
  /** What was typed then. */
  email?: string;
  /** Look of the button; another main action may stand above it. */
  look?: ButtonProps['look'];
  /** Between password and button. */
  children?: ReactNode;
}

/** Whether the account asks for a second factor: it did, and again when the code was wrong. */
const asksForCode = (problem: ProblemBody | null) =>
  problem?.code === 'second_factor_needed' || problem?.errors?.code !== undefined;

/**
 * E-mail and password, then a one-time code or a passkey where the account has them. Errors stand in their place, what was
 * typed stays; works without a script, but for passkeys.
 */
export function SignInForm(props: SignInFormProps) {
  const { action, onSignedIn, problem: answered = null, email, look, children } = props;
  const t = useT();
  const [problem, setProblem] = useState<ProblemBody | null>(answered);
  const [loading, setLoading] = useState(false);
  /** The password was right and is still in its field: only the code is asked. */
  const [codeOnly, setCodeOnly] = useState(false);
  /** How the account's passkeys are asked; each works once. */
  const [question, setQuestion] = useState<PasskeyQuestion | null>(null);
  const [asking, setAsking] = useState(false);
  /** The browser came back without a passkey. */
  const [unused, setUnused] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const withCode = codeOnly || asksForCode(problem);

  useEffect(() => setProblem(answered), [answered]);
  useEffect(() => {
    if (!problem) return;
    const next = form.current?.querySelector<HTMLInputElement>(withCode ? '[name=code]' : '[name=password]');
    if (problem.code === 'second_factor_needed') next?.focus();
    else next?.select();
  }, [problem, withCode]);

  async function send(second: { code?: string; passkey?: PasskeyProof }) {
    const values = new FormData(form.current ?? undefined);
    const text = (name: string) => String(values.get(name) ?? '');
    setUnused(false);
    setLoading(true);
    const result = await fetchApi<typeof signIn>({
      method: 'POST',
      path: '/public/api/v1/auth/login/',
      body: { email: text('email'), password: text('password'), ...second },
    });
    if (result.ok) {
      allowReload('session');
      await onSignedIn();
      return;
    }
    setLoading(false);
    setProblem(result.problem);
    if (result.problem.passkey) setQuestion(result.problem.passkey);
    if (asksForCode(result.problem)) setCodeOnly(true);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '');
    if (!loading) void send(code ? { code } : {});
  }

  async function askPasskey(asked: PasskeyQuestion) {
    if (loading || asking) return;
    setAsking(true);
    const passkey = await proveByPasskey(asked);
    setAsking(false);
    if (typeof passkey === 'string') setUnused(true);
    else await send({ passkey });
  }

  const step = problem?.code === 'second_factor_needed';
  const fields = problem?.errors;
  const inField = fields?.code ?? fields?.email ?? fields?.password;
  return (
    <form ref={form} method="post" action={action} onSubmit={submit} className="grid gap-5" noValidate>
      {problem && !inField && (
        <Notice tone={step ? 'info' : 'error'} icon={step ? KeyRound : undefined} live>
          <p>{problemTexts(t, problem).message}</p>
        </Notice>
      )}
      <div className="grid gap-5" hidden={codeOnly}>
        {/* The dialog lies over pages that may have fields of the same names. */}
        <TextInput
          id="sign-in-email"
          name="email"
          type="text"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          lang="en"
          label={t('shell:sign_in.email')}
          defaultValue={email}
          error={fields?.email}
        />
        <PasswordInput
          id="sign-in-password"
          name="password"
          autoComplete="current-password"
          label={t('shell:sign_in.password')}
          error={fields?.password}
        />
        {children}
      </div>
      {unused && (
        <Notice tone="warn" live>
          <p>{t('shell:sign_in.passkey_failed')}</p>
        </Notice>
      )}
      {codeOnly && question && (
        <Button
          size="big"
          wide
          look={look}
          loading={asking}
          icon={<Icon of={KeyRound} />}
          onClick={() => askPasskey(question)}
        >
          {t('shell:sign_in.passkey')}
        </Button>
      )}
      {withCode && (
        <TextInput
          id="sign-in-code"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          lang="en"
          className="num"
          label={t('shell:sign_in.code')}
          hint={t('shell:sign_in.code_hint')}
          error={fields?.code}
        />
      )}
      <Button
        type="submit"
        size="big"
        wide
        look={codeOnly && question ? 'line' : look}
        loading={loading}
        icon={<Icon of={LogIn} />}
      >
        {t('shell:account.sign_in')}
      </Button>
      {codeOnly && (
        <button
          type="button"
          className="link justify-self-start"
          onClick={() => {
            setCodeOnly(false);
            setQuestion(null);
            setUnused(false);
            setProblem(null);
          }}
        >
          {t('shell:sign_in.other_account')}
        </button>
      )}
    </form>
  );
}
