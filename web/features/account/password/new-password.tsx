import { useId, useState } from 'react';
import { useT } from '#web/lib/texts.tsx';
import { PasswordInput } from './password-input.tsx';
import { PasswordRules } from './password-rules.tsx';

export interface NewPasswordProps {
  label: string;
  labelAgain: string;
  errors: { password?: string | null; password_confirmation?: string | null };
}

/** A new password, typed twice, with what it needs. For registering, resetting and changing. */
export function NewPassword({ label, labelAgain, errors }: NewPasswordProps) {
  const t = useT();
  const rules = useId();
  const [typed, setTyped] = useState('');
  const prefix = t('common:form.error_prefix');
  return (
    <>
      <div className="grid gap-3">
        <PasswordInput
          name="password"
          label={label}
          autoComplete="new-password"
          describedBy={rules}
          error={errors.password}
          errorPrefix={prefix}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <PasswordRules id={rules} typed={typed} />
      </div>
      <PasswordInput
        name="password_confirmation"
        label={labelAgain}
        autoComplete="new-password"
        error={errors.password_confirmation}
        errorPrefix={prefix}
      />
    </>
  );
}
