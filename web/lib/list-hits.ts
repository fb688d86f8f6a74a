import { highlightRanges } from '#shared/khmer/highlight.ts';
import type { Hits } from '#web/components/ui/hit-text.tsx';

/** What cards show of a record; what else is found stands on its page. */
const SHOWN = /^(?:name|title|summary|venue)(?:_kh)?$/;

/** Where the words of a search stand in what the cards of a list show. Worked out by loaders: browsers do without the rules. */
export function hitsOf(records: readonly object[], search: string): Hits {
  const hits: Record<string, [number, number][]> = {};
  const look = (value: unknown, name = ''): void => {
    if (typeof value === 'string') {
      if (!SHOWN.test(name) || value in hits) return;
      const ranges = highlightRanges(value, search);
      if (ranges.length > 0) hits[value] = ranges;
    } else if (Array.isArray(value)) for (const one of value) look(one, name);
    else if (value && typeof value === 'object')
      for (const [key, one] of Object.entries(value)) look(one, key);
  };
  if (search.trim() !== '') look(records);
  return hits;
}
