import { formatInteger } from '#shared/format/numbers.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { useT } from '#web/lib/texts.tsx';

export interface HomeCountsProps {
  counts: { startup: number; mentor: number; investor: number; eso: number; programs: number | null };
}

/** How many there are, live, each the way to its list. */
export function HomeCounts({ counts }: HomeCountsProps) {
  const t = useT();
  const items = [
    { key: 'startup', to: '/ecosystem/discover/category/startup' },
    { key: 'mentor', to: '/ecosystem/discover/category/mentor' },
    { key: 'investor', to: '/ecosystem/discover/category/investor' },
    { key: 'eso', to: '/ecosystem/discover/category/eso' },
    { key: 'programs', to: '/program?status=open' },
  ] as const;
  return (
    <div className="home-counts on-ink">
      <div className="wrap">
        <ul>
          {items.map(({ key, to }) => {
            const count = counts[key];
            if (count === null) return null;
            return (
              <li key={key}>
                <b>{formatInteger(count)}</b>
                <AppLink to={to}>{t(`home:counts.${key}`, { count })}</AppLink>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
