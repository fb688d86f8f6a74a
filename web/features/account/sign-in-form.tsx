import LogIn from 'lucide-react/icons/log-in';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { signIn } from '#shared/contracts/account.contract.ts';
import { TextInput } from '#web/components/form/text-input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { problemTexts } from '#web/lib/problem.ts';
import { allowReload } from '#web/lib/reload-once.ts';
import { useT } from '#web/lib/texts.tsx';

export interface SignInFormProps {
  /** Where the form posts without a script: a route whose action signs in. Carries the way back in its query. */
  action: string;
  /** Signed in: the cookies are set. Usually loads the page again, because everything on it may differ now. */
  onSignedIn: () => void;
  /** What the action answered, when the form was sent without a script. */
  problem?: ProblemBody | null;
  /** What was typed then. */
  email?: string;
}

/** E-mail and password. Errors stand in their place, what was typed stays; works without a script. */
export function SignInForm({ action, onSignedIn, problem: answered = null, email }: SignInFormProps) {
  const t = useT();
  const [problem, setProblem] = useState<ProblemBody | null>(answered);
  const [loading, setLoading] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => setProblem(answered), [answered]);
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLInputElement>('[type=password]')?.select();
  }, [problem]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (loading) return;
    const values = new FormData(event.currentTarget);
    setLoading(true);
    const result = await fetchApi<typeof signIn>({
      method: 'POST',
      path: '/public/api/v1/auth/login/',
      body: { email: String(values.get('email') ?? ''), password: String(values.get('password') ?? '') },
    });
    if (result.ok) {
      allowReload('session');
      onSignedIn();
      return;
    }
    setLoading(false);
    setProblem(result.problem);
  }

  return (
    <form ref={form} method="post" action={action} onSubmit={submit} className="grid gap-5" noValidate>
      {problem && (
        <Notice tone="error" live>
          <p>{problemTexts(t, problem).message}</p>
        </Notice>
      )}
      <TextInput
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        lang="en"
        label={t('shell:sign_in.email')}
        defaultValue={email}
        error={problem?.errors?.email}
      />
      <TextInput
        name="password"
        type="password"
        autoComplete="current-password"
        lang="en"
        label={t('shell:sign_in.password')}
        error={problem?.errors?.password}
      />
      <Button type="submit" size="big" wide loading={loading} icon={<Icon of={LogIn} />}>
        {t('shell:account.sign_in')}
      </Button>
    </form>
  );
}
