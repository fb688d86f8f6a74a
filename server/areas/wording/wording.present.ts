import type { WordingRow } from '#shared/contracts/wording.contract.ts';
import type { wording_change } from '../../database/schema/operations.ts';
import type { ReleasedText } from './find-texts.ts';

export type WordingChange = typeof wording_change.$inferSelect;

/** A text as the desk sees it: what is said now beside what was released. `changes` holds the newest of each language. */
export function presentWording(text: ReleasedText, changes: readonly WordingChange[]): WordingRow {
  const of = (language: 'en' | 'km') => {
    const released = text[language];
    if (released === null) return null;
    const change = changes.find((one) => one.language === language && one.key === text.key);
    const own = change?.text ?? null;
    return { text: own ?? released, released, changed: own !== null, version: change?.version ?? 0 };
  };
  return { key: text.key, area: text.area, en: of('en'), km: of('km') };
}
