import Bookmark from 'lucide-react/icons/bookmark';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

export interface SaveButtonProps {
  saved: boolean;
  /** "Save Srov Ledger"; stays the same in both states, the pressed state is announced. */
  label: string;
  onToggle?: (saved: boolean) => void;
  /** As a submit button of a form: the field that carries the request, for use without a script. */
  name?: string;
  value?: string;
  /** Marks the buttons that the page's own listener serves. */
  'data-save'?: string;
}

/** Save a record: a disc over its pattern, orange and filled when saved. */
export function SaveButton({ saved, label, onToggle, ...field }: SaveButtonProps) {
  return (
    <IconButton
      className="save"
      label={label}
      aria-pressed={saved}
      {...field}
      type={field.name ? 'submit' : 'button'}
      onClick={onToggle ? () => onToggle(!saved) : undefined}
    >
      <Icon of={Bookmark} />
    </IconButton>
  );
}
