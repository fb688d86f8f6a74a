import Copy from 'lucide-react/icons/copy';
import { Button } from './button.tsx';
import type { ButtonLookProps } from './button-look.ts';
import { Icon } from './icon.tsx';

export interface CopyButtonProps extends ButtonLookProps {
  /** What goes to the clipboard; left out: the address of the page. */
  value?: string;
  texts: { copy: string; copied: string };
}

/** Copies a text and says so, in the button and to screen readers: the page listens (web/features/shell/copy-and-share.ts). */
export function CopyButton({ value = '', texts, look = 'line', ...rest }: CopyButtonProps) {
  return (
    <span className="contents">
      <Button look={look} {...rest} icon={<Icon of={Copy} />} data-copy={value} data-copied={texts.copied}>
        <span data-label="">{texts.copy}</span>
      </Button>
      <span className="sr-only" role="status" />
    </span>
  );
}
