import CircleAlert from 'lucide-react/icons/circle-alert';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { Icon } from './icon.tsx';

export interface FieldProblem {
  /** `fieldId(name)` of the field, or the id it was given. */
  id: string;
  /** The field's label and what is wrong: "Phone: Invalid phone number." */
  text: string;
  lang?: string;
}

export interface ErrorSummaryProps {
  /** "There are three problems on this page" */
  title: string;
  problems: readonly FieldProblem[];
  /** Takes the focus when it appears; on by default. */
  takeFocus?: boolean;
}

/**
 * All problems of a form at its top, one link per field. Takes the focus, also when the problems change; the focus has
 * it read out, so it is an alert only where it does not take it.
 */
export function ErrorSummary({ title, problems, takeFocus = true }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  const signature = problems.map((problem) => problem.text).join('\n');
  useEffect(() => {
    if (takeFocus && signature) box.current?.focus();
  }, [takeFocus, signature]);
  if (problems.length === 0) return null;
  return (
    <section
      ref={box}
      className="notice error-summary"
      role={takeFocus ? undefined : 'alert'}
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <Icon of={CircleAlert} size="l" />
      <div>
        <h2 id={titleId} className="t-h4">
          {title}
        </h2>
        <ul>
          {problems.map((problem) => (
            <li key={problem.id + problem.text}>
              <a className="link" href={`#${problem.id}`} lang={problem.lang} onClick={goToField}>
                {problem.text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The browser scrolls to the field; a script also puts the cursor into it. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  const control = field?.matches('input, select, textarea')
    ? field
    : field?.querySelector('input, select, textarea');
  if (!(control instanceof HTMLElement)) return;
  event.preventDefault();
  (control.closest('.field') ?? control).scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
}
