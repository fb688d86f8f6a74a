import type { ReactNode } from 'react';
import { classNames } from '#web/components/ui/class-names.ts';

interface SectionProps {
  id: string;
  title: ReactNode;
  /** Of the title: `t-h3` where nothing else is said. */
  titleClass?: string;
  className?: string;
  children: ReactNode;
}

/** A part of a page of the desk that its title names. */
export function Section({ id, title, titleClass = 't-h3', className, children }: SectionProps) {
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id} className={titleClass}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The same in the column beside a record. */
export const AsideSection = ({ className, ...section }: Omit<SectionProps, 'titleClass'>) => (
  <Section className={classNames('desk-aside', className)} titleClass="t-h4" {...section} />
);
