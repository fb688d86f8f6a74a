import { type FormEvent, useRef } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { FoundProblems } from '#web/components/form/found-problems.tsx';
import { TextInput } from '#web/components/form/text-input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { ask } from '#web/lib/popups.ts';
import { ACCOUNT_PATH } from '#web/lib/profile-paths.ts';
import { useT } from '#web/lib/texts.tsx';
import type { AccountAnswer } from './change-account.ts';

/** Asks to have the account deleted: by password where there is one, and, with a script, after a question. */
export function LeaveForm({ hasPassword, answer }: { hasPassword: boolean; answer: AccountAnswer | null }) {
  const t = useT();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().formData?.get('intent') === 'delete';
  const problem = answer?.problem;

  async function question(event: FormEvent) {
    event.preventDefault();
    const yes = await ask({
      title: t('profile:leave.question'),
      text: t('profile:leave.question_text'),
      confirm: t('profile:leave.confirm'),
      danger: true,
    });
    if (!yes || !form.current) return;
    const values = new FormData(form.current);
    values.set('intent', 'delete');
    await submit(values, { method: 'post', action: ACCOUNT_PATH, preventScrollReset: true });
  }

  return (
    <>
      {problem && !problem.errors && <ProblemNotice problem={problem} />}
      <Form
        ref={form}
        method="post"
        action={ACCOUNT_PATH}
        className="profile-form"
        noValidate
        onSubmit={question}
      >
        <FoundProblems />
        {hasPassword && (
          <TextInput
            name="password"
            type="password"
            lang="en"
            autoComplete="current-password"
            label={t('profile:leave.password')}
            error={problem?.errors?.password}
          />
        )}
        <Button type="submit" name="intent" value="delete" look="danger-line" loading={busy}>
          {t('profile:leave.confirm')}
        </Button>
      </Form>
    </>
  );
}
