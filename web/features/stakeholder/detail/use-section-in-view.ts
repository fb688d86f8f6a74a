import { useEffect, useState } from 'react';

/** Share of the window's height at which a reader reads: under the bars that stay at the top. */
const READING_LINE = 0.3;

/** The section being read: the last that began above the reading line, else the first; none until a script can tell. */
export function useSectionInView<Id extends string>(ids: readonly Id[]): Id | undefined {
  const [inView, setInView] = useState<Id>();
  const key = ids.join(' ');
  useEffect(() => {
    const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const begun = (section: HTMLElement) => section.getBoundingClientRect().top <= innerHeight * READING_LINE;
    const observer = new IntersectionObserver(
      () => setInView((sections.findLast(begun) ?? sections[0])?.id as Id | undefined),
      // Everything above the line, however far: a jump past several sections changes at least one of them.
      { rootMargin: `1000000px 0px -${(1 - READING_LINE) * 100}% 0px` },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [key]);
  return inView && (ids.includes(inView) ? inView : ids[0]);
}
