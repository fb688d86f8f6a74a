import type { FormEvent, ReactNode } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { Button, type ButtonProps } from '#web/components/ui/button.tsx';
import { buttonClass } from '#web/components/ui/button-look.ts';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { ask, type Question } from '#web/lib/popups.ts';
import { useT } from '#web/lib/texts.tsx';

export interface ActFormProps {
  action: string;
  intent: string;
  text: string;
  /** Names the button where several say the same. */
  label?: string;
  look?: ButtonProps['look'];
  size?: ButtonProps['size'];
  icon?: ReactNode;
  /** Asked first: a popup, or without a script a part that unfolds. */
  question?: Question & { title: string; text: string };
  hidden?: Readonly<Record<string, string | number>>;
}

/** A button that does one thing to a profile, where needed after a question. */
export function ActForm({
  action,
  intent,
  text,
  label,
  look = 'line',
  size,
  icon,
  question,
  hidden = {},
}: ActFormProps) {
  const t = useT();
  const hydrated = useHydrated();
  const submit = useSubmit();
  const now = useNavigation().formData;
  const busy =
    now?.get('intent') === intent &&
    Object.entries(hidden).every(([name, value]) => now.get(name) === String(value));

  async function send(event: FormEvent<HTMLFormElement>) {
    if (busy) return event.preventDefault();
    if (!question) return;
    event.preventDefault();
    const form = event.currentTarget;
    if (!(await ask({ confirm: text, ...question }))) return;
    const values = new FormData(form);
    values.set('intent', intent);
    await submit(values, { method: 'post', action, preventScrollReset: true });
  }

  const button = (
    <Button
      type="submit"
      name="intent"
      value={intent}
      look={look}
      size={size}
      icon={icon}
      loading={busy}
      aria-label={label}
    >
      {text}
    </Button>
  );
  return (
    <Form method="post" action={action} onSubmit={send}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {hydrated || !question ? (
        button
      ) : (
        <details>
          {/* As the button that takes its place once scripts are awake, so that nothing jumps. */}
          <summary className={buttonClass({ look, size })}>
            {icon}
            {text}
          </summary>
          <p className="t-2 my-3">
            {question.title} {question.text}
          </p>
          {button}
          <span className="sr-only">{t('common:action.confirm')}</span>
        </details>
      )}
    </Form>
  );
}
