/** The names of the three controls of a `DateInput`. */
export const datePartNames = (name: string) => ({
  day: `${name}.day`,
  month: `${name}.month`,
  year: `${name}.year`,
});

/**
 * The date of a `DateInput` in a sent form as the rules read it, `dd/mm/yyyy`; '' when nothing was given. Parts that
 * are missing or wrong stay as they are, so that the rules can name the problem.
 */
export function readDate(form: FormData, name: string): string {
  const names = datePartNames(name);
  const parts = [names.day, names.month, names.year].map((part) => String(form.get(part) ?? '').trim());
  return parts.every((part) => part === '') ? '' : parts.join('/');
}

/** The parts of `YYYY-MM-DD`, without leading zeros, or of what `readDate` gave, as typed; else empty. */
export function splitDate(date: string | undefined): { day: string; month: string; year: string } {
  const typed = (date ?? '').split('/');
  if (typed.length === 3) return { day: typed[0] ?? '', month: typed[1] ?? '', year: typed[2] ?? '' };
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date ?? '') ?? [];
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year };
}
