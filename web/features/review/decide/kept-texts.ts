import { inTab, type KeepsText, keep, readKept } from '#web/lib/device-storage.ts';
import type { TypedTexts } from './typed-decision.ts';

const keyOf = (id: string, round: number) => `phum:desk:${id}:${round}`;

/** Keeps what was typed about a round of a request, in this tab, until it is closed. */
export function keepTyped(
  id: string,
  round: number,
  texts: TypedTexts,
  storage: () => KeepsText = inTab,
): void {
  keep(storage, keyOf(id, round), Object.keys(texts).length > 0 ? JSON.stringify(texts) : null);
}

/** What was typed about this round before: a session ended, a decision was undone, the page was left. */
export function keptTyped(id: string, round: number, storage: () => KeepsText = inTab): TypedTexts {
  try {
    const kept: unknown = JSON.parse(readKept(storage, keyOf(id, round)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}
