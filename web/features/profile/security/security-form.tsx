import type { FormEvent, ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { FoundProblems } from '#web/components/form/found-problems.tsx';
import { SECURITY_PATH } from '#web/lib/profile-paths.ts';
import type { SecurityPart } from './change-security.ts';

export interface SecurityFormProps {
  part: SecurityPart;
  className?: string;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** A form of the page; its answer is shown in its own part. */
export function SecurityForm({ part, className, onSubmit, children }: SecurityFormProps) {
  return (
    <Form
      method="post"
      action={`${SECURITY_PATH}#${part}`}
      className={className}
      preventScrollReset
      noValidate
      onSubmit={onSubmit}
    >
      <FoundProblems />
      {children}
    </Form>
  );
}

/** Whether a form with this intent (and this value of another field) is on its way. */
export function useSending(intent: string, field?: string, value?: string): boolean {
  const { formData } = useNavigation();
  return formData?.get('intent') === intent && (!field || formData.get(field) === value);
}
