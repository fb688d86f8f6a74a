import { Chip } from '#web/components/ui/chip.tsx';
import { useT } from '#web/lib/texts.tsx';

export interface FilterChip {
  text: string;
  to: string;
  chosen: boolean;
}

/** Filters of a list as links: each chooses, or takes away what it chose. */
export function FilterChips({ chips }: { chips: readonly FilterChip[] }) {
  const t = useT();
  return (
    <nav className="chips" aria-label={t('desk:queue.filters')}>
      {chips.map(({ text, to, chosen }) => (
        <Chip key={text} to={to} chosen={chosen}>
          {text}
        </Chip>
      ))}
    </nav>
  );
}
