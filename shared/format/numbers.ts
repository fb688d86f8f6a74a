import type { Language } from '../i18n/languages.ts';

/** "1,248" in both languages: 0-9 and commas, never Khmer digits in data. */
export function formatInteger(value: number): string {
  const digits = String(Math.abs(Math.round(value)));
  return (value <= -0.5 ? '-' : '') + digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** "72%". */
export function formatPercent(share: number): string {
  return `${formatInteger(share * 100)}%`;
}

/** Units of short figures; Khmer counts in ten and hundred thousands too, but documents write thousand and million. */
const UNITS: Readonly<Record<Language, readonly (readonly [number, string])[]>> = {
  en: [
    [1e9, 'b'],
    [1e6, 'm'],
    [1e3, 'k'],
  ],
  km: [
    [1e9, ' ពាន់លាន'],
    [1e6, ' លាន'],
    [1e3, ' ពាន់'],
  ],
};

/** Short figure: "545k", "8.3m", "2b"; "545 ពាន់", "8.3 លាន". At most one decimal, never rounded up to the next unit. */
export function formatCompact(language: Language, value: number): string {
  const size = Math.abs(value);
  for (const [unit, name] of UNITS[language]) {
    if (size < unit) continue;
    const tenths = Math.floor((size * 10) / unit);
    const shown = tenths >= 100 ? formatInteger(Math.floor(tenths / 10)) : String(tenths / 10);
    return `${value < 0 ? '-' : ''}${shown}${name}`;
  }
  return formatInteger(value);
}

/** What a badge shows: nothing up to 0, "99+" above 99. */
export function formatBadge(count: number): string | null {
  if (count <= 0) return null;
  return count > 99 ? '99+' : String(count);
}
