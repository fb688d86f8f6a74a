/** How many backups are kept: the newest of each of so many days, weeks and months. */
export interface Kept {
  days: number;
  weeks: number;
  months: number;
}

const NAME = /^phum-(\d{4})-?(\d{2})-?(\d{2})T(\d{2})(\d{2})(\d{2})Z\.tar\.gz\.age$/;
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * 86_400_000;
/** 5 January 1970 was a Monday. */
const FIRST_MONDAY_MS = 4 * 86_400_000;

/** What a backup of a moment is called. */
export const backupName = (at: Date): string =>
  `phum-${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z.tar.gz.age`;

/** The moment a backup is of; null: it is none. */
export function momentOf(name: string): Date | null {
  const parts = NAME.exec(name)?.slice(1).map(Number);
  if (!parts) return null;
  const [year = 0, month = 0, ...rest] = parts;
  return new Date(Date.UTC(year, month - 1, ...(rest as [number, number, number, number])));
}

/**
 * The backups that may go. What has another name is not ours, the newest always stays, and so does each of the last day: that of
 * before an upgrade is not lost by the next of the same day.
 */
export function backupsToDrop(names: readonly string[], { days, weeks, months }: Kept, now: Date): string[] {
  const ours = names.filter((name) => momentOf(name) !== null).sort((a, b) => (a < b ? 1 : -1));
  const isNew = (name: string) => momentOf(name)!.getTime() > now.getTime() - DAY_MS;
  const keep = new Set([...ours.slice(0, 1), ...ours.filter(isNew)]);
  for (const [most, periodOf] of [
    [days, (at: Date) => at.toISOString().slice(0, 10)],
    [weeks, (at: Date) => String(Math.floor((at.getTime() - FIRST_MONDAY_MS) / WEEK_MS))],
    [months, (at: Date) => at.toISOString().slice(0, 7)],
  ] as const) {
    const seen = new Set<string>();
    for (const name of ours) {
      const period = periodOf(momentOf(name)!);
      if (seen.has(period)) continue;
      if (seen.size === most) break;
      seen.add(period);
      keep.add(name);
    }
  }
  return ours.filter((name) => !keep.has(name));
}
