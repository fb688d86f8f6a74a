import { useEffect, useState } from 'react';

/** Where the reading line lies: under the bars that stay at the top. */
const READING_LINE = '-25% 0px -70% 0px';

/** The section being read; the first while nothing is scrolled or there is no script. */
export function useSectionInView<Id extends string>(ids: readonly Id[]): Id | undefined {
  const [inView, setInView] = useState<Id | undefined>(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setInView(entered.target.id as Id);
      },
      { rootMargin: READING_LINE },
    );
    for (const id of key.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return ids.includes(inView as Id) ? inView : ids[0];
}
