import type { MouseEvent } from 'react';
import { useSubmit } from 'react-router';
import { Button, type ButtonProps } from '#web/components/ui/button.tsx';
import { ask, type Question } from '#web/lib/popups.ts';

/** A button of a form that asks first; without a script it does what it says at once. */
export function ConfirmButton({ question, ...props }: ButtonProps & { question: Question }) {
  const submit = useSubmit();
  async function press(event: MouseEvent<HTMLButtonElement>) {
    const button = event.currentTarget;
    const { form } = button;
    if (!form) return;
    event.preventDefault();
    if (!(await ask(question))) return;
    const values = new FormData(form);
    values.set(button.name, button.value);
    await submit(values, { method: 'post', action: form.action, preventScrollReset: true });
  }
  return <Button {...props} type="submit" onClick={press} />;
}
