import { type ReactNode, useId } from 'react';

/** A part of a page of the area: title over a hairline, what it is about, what can be done. */
export function ProfileSection({
  id,
  title,
  state,
  text,
  children,
}: {
  id: string;
  title: string;
  /** Beside the title: on or off. */
  state?: ReactNode;
  text?: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className="profile-section">
      <div className="head">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={titleId} className="t-h3">
            {title}
          </h2>
          {state}
        </div>
        {text && <p>{text}</p>}
      </div>
      {children}
    </section>
  );
}
