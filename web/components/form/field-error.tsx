import CircleAlert from 'lucide-react/icons/circle-alert';
import { Icon } from '../ui/icon.tsx';
import { errorId, errorLines, type FieldProps } from './field-props.ts';

/** What is wrong with a field, above its control: icon and sentence. */
export function FieldError({
  id,
  error,
  prefix,
}: {
  id: string;
  error: FieldProps['error'];
  prefix?: string;
}) {
  const lines = errorLines(error);
  if (lines.length === 0) return null;
  return (
    <p className="msg-error" id={errorId(id)}>
      <Icon of={CircleAlert} />
      <span>
        {prefix && <span className="sr-only">{prefix} </span>}
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </span>
    </p>
  );
}
