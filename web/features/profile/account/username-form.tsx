import { Form, useNavigation } from 'react-router';
import { FoundProblems } from '#web/components/form/found-problems.tsx';
import { TextInput } from '#web/components/form/text-input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { ACCOUNT_PATH } from '#web/lib/profile-paths.ts';
import { useT } from '#web/lib/texts.tsx';
import type { AccountAnswer } from './change-account.ts';

/** The name by which somebody signs in instead of their address; emptied, there is none. */
export function UsernameForm({ username, answer }: { username: string; answer: AccountAnswer | null }) {
  const t = useT();
  const busy = useNavigation().formData?.get('intent') === 'username';
  const problem = answer?.username === undefined ? null : answer.problem;
  return (
    <>
      {problem && !problem.errors && <ProblemNotice problem={problem} />}
      <Form method="post" action={ACCOUNT_PATH} className="profile-form" noValidate preventScrollReset>
        <FoundProblems />
        <TextInput
          name="username"
          lang="en"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          label={t('profile:username.label')}
          hint={t('profile:username.hint')}
          error={problem?.errors?.username}
          errorPrefix={t('common:form.error_prefix')}
          defaultValue={answer?.username ?? username}
        />
        <Button type="submit" name="intent" value="username" look="ink" loading={busy}>
          {t('profile:username.save')}
        </Button>
      </Form>
    </>
  );
}
