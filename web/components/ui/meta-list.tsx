import type { LucideIcon } from 'lucide-react';
import { useT } from '#web/lib/texts.tsx';
import { HitText } from './hit-text.tsx';
import { Icon } from './icon.tsx';

export interface MetaItem {
  icon: LucideIcon;
  text: string;
  /** What the text is, for screen readers: "Province". */
  label?: string;
  lang?: string;
}

/** Short facts in one line: place, sector, stage. */
export function MetaList({
  items,
  className = 'record-meta',
}: {
  items: readonly MetaItem[];
  className?: string;
}) {
  const { language } = useT();
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.text}>
          <Icon of={item.icon} size="s" />
          {item.label && (
            <span className="sr-only">
              {item.label}
              {language === 'km' ? '៖ ' : ': '}
            </span>
          )}
          <span lang={item.lang}>
            <HitText text={item.text} />
          </span>
        </li>
      ))}
    </ul>
  );
}
