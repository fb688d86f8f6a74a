import type { ReactNode } from 'react';

/** One section of the gallery with an anchor of its own. */
export function GallerySection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid grid-cols-1 gap-8">
      <h2 id={`${id}-title`} className="t-h2 rule-below-ink pb-3">
        {title}
      </h2>
      {children}
    </section>
  );
}
