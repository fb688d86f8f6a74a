/** What a dragged row carries along. */
export const DRAGGED = 'text/x-phum-record';

const INTENT = /^move:([0-9a-f-]{36}):([0-9a-f-]{36}|end)$/i;

/** What a button says that puts a record before another one; null: at the end. */
export const moveIntent = (id: string, before: string | null): string => `move:${id}:${before ?? 'end'}`;

/** What such a button said; null for all others. */
export function readMove(intent: string): { id: string; before: string | null } | null {
  const [, id, before] = INTENT.exec(intent) ?? [];
  return id && before ? { id, before: before === 'end' ? null : before } : null;
}
