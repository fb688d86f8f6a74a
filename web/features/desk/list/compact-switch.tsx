import Rows from 'lucide-react/icons/rows-4';
import { Button } from '#web/components/ui/button.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { useStore } from '#web/lib/store.ts';
import { useT } from '#web/lib/texts.tsx';
import { compactRows, setCompactRows } from './compact-rows.ts';

/** Chooses between rows of a line each and rows with room; on wide screens, where there is a script. */
export function CompactSwitch() {
  const t = useT();
  const scripted = useHydrated();
  const isCompact = useStore(compactRows);
  if (!scripted) return null;
  return (
    <Button
      type="button"
      look="line"
      size="s"
      className="compact-switch"
      aria-pressed={isCompact}
      onClick={() => setCompactRows(!isCompact)}
    >
      <Icon of={Rows} size="s" />
      {t('desk:queue.compact')}
    </Button>
  );
}
