import type { FormEvent, ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { proofPath } from '#shared/domain/proof.ts';
import { FoundProblems } from '#web/components/form/found-problems.tsx';
import { TextInput } from '#web/components/form/text-input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { ProofAnswer } from './give-proof.ts';

export interface ProofFormProps {
  back: string;
  answer: ProofAnswer | null;
}

/** A form of the page; which way it is says its button. */
export function ProofForm({
  back,
  onSubmit,
  children,
}: {
  back: string;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}) {
  return (
    <Form method="post" action={proofPath(back)} className="profile-form" noValidate onSubmit={onSubmit}>
      <FoundProblems />
      {children}
    </Form>
  );
}

/** Whether the form of a way is on its way. */
export const useProving = (way: string): boolean => useNavigation().formData?.get('way') === way;

/** The password of the account. */
export function ByPassword({ back, answer }: ProofFormProps) {
  const t = useT();
  const busy = useProving('password');
  return (
    <ProofForm back={back}>
      <TextInput
        name="password"
        type="password"
        lang="en"
        autoComplete="current-password"
        label={t('profile:proof.password')}
        error={answer?.way === 'password' ? answer.problem?.errors?.password : undefined}
      />
      <Button type="submit" name="way" value="password" look="ink" loading={busy}>
        {t('profile:proof.confirm')}
      </Button>
    </ProofForm>
  );
}

/** A code: of the app or the recovery codes, or of the mail. */
export function ByCode({ back, answer, way }: ProofFormProps & { way: 'code' | 'mail' }) {
  const t = useT();
  const busy = useProving(way);
  return (
    <ProofForm back={back}>
      <TextInput
        name="code"
        label={t(way === 'mail' ? 'profile:proof.mail_code' : 'profile:factor.code')}
        hint={way === 'mail' ? undefined : t('profile:proof.code_hint')}
        lang="en"
        className="max-w-56"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={answer?.way === way ? answer.problem?.errors?.code : undefined}
      />
      <Button type="submit" name="way" value={way} look="ink" loading={busy}>
        {t('profile:proof.confirm')}
      </Button>
    </ProofForm>
  );
}
