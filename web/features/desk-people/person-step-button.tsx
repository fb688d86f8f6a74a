import type { MouseEvent } from 'react';
import { Button } from '#web/components/ui/button.tsx';

interface IntentButtonProps {
  intent: string;
  text: string;
  /** What is under way. */
  sending: string | null | undefined;
  /** Asks first, where that is needed. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A step that staff take with somebody’s account; it stands in the form of the page. */
export function IntentButton({ intent, text, sending, onClick }: IntentButtonProps) {
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      look="line"
      size="s"
      className="mt-4"
      loading={sending === intent}
      onClick={onClick}
    >
      {text}
    </Button>
  );
}
