import { formatInteger } from '#shared/format/numbers.ts';
import { Stats } from '#web/components/ui/count.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { QueueList } from './queue-state.ts';

/** How much waits for whom, and since when. */
export function QueueFigures({ figures }: Pick<QueueList, 'figures'>) {
  const t = useT();
  return (
    <Stats
      items={[
        { label: t('review:turn.waiting'), value: formatInteger(figures.waiting_on_us) },
        { label: t('review:turn.owner'), value: formatInteger(figures.waiting_on_them) },
        {
          label: t('desk:queue.figure.due_today'),
          value: formatInteger(figures.due_today),
          hot: figures.due_today > 0,
        },
        {
          label: t('desk:queue.figure.overdue'),
          value: formatInteger(figures.overdue),
          hot: figures.overdue > 0,
        },
      ]}
    />
  );
}
