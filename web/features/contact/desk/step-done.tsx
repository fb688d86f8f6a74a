import { Form } from 'react-router';
import { HoldToast } from '#web/features/desk/hold/hold-toast.tsx';
import { useT } from '#web/lib/texts.tsx';

export interface StepDoneProps {
  /** What was done. */
  text: string;
  until: string;
  /** The server's clock when it made the page. */
  now: string;
  /** Where the step is taken back, and with which messages. */
  action: string;
  ids?: readonly string[];
}

/** A step just taken with one message or some, and the way to take it back. */
export function StepDone({ text, until, now, action, ids = [] }: StepDoneProps) {
  const t = useT();
  return (
    <HoldToast
      done={text}
      until={until}
      now={now}
      rest={(left) => (left === 0 ? '' : t('contact-desk:undo.left', { count: left }))}
      undo={
        <Form method="post" action={action} className="contents" preventScrollReset>
          {ids.map((id) => (
            <input key={id} type="hidden" name="id" value={id} />
          ))}
          <button type="submit" name="intent" value="undo" className="toast-act">
            {t('desk:done.undo')}
          </button>
        </Form>
      }
    />
  );
}
