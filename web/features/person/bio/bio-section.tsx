import { type ReactNode, useId } from 'react';
import type { VisibleField } from '#shared/domain/person.ts';
import { useT } from '#web/lib/texts.tsx';
import { Sight } from './sight.tsx';

/** Fields under a heading. */
export function BioSection({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="bio-section">
      <div>
        <h2 id={id} className="t-h3">
          {title}
        </h2>
        {text && <p className="t-small t-2 mt-1">{text}</p>}
      </div>
      {children}
    </section>
  );
}

/** A field with who sees it at the right of its label. */
export function Shown({ field, children }: { field: VisibleField; children: ReactNode }) {
  return (
    <div className="shown">
      {children}
      <Sight field={field} />
    </div>
  );
}

/** Several inputs that are one thing to others: a text in both languages, all links. */
export function ShownGroup({
  field,
  hint,
  children,
}: {
  field: VisibleField;
  hint?: string;
  children: ReactNode;
}) {
  const t = useT();
  const id = useId();
  return (
    // A fieldset would hold its legend outside of the box in which the choice stands.
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div role="group" aria-labelledby={id} className="shown">
      <p id={id} className="legend">
        {t(`person:label.${field}`)}
      </p>
      {hint && <p className="hint">{hint}</p>}
      <div className="shown-inputs">{children}</div>
      <Sight field={field} />
    </div>
  );
}
