import { IMPORT_COLUMNS, importFieldsOf } from '#shared/domain/directory-import.ts';
import { STAKEHOLDER_KINDS } from '#shared/domain/stakeholder-kinds.ts';
import { translate } from '#shared/i18n/catalog.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';

/** What somebody chose for columns, by their number; null: left out. */
export type ChosenColumns = Readonly<Record<string, string | null>>;

/** Headings as they are compared: no case, and words parted in any way. */
const plain = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[\s_\-\u200b]+/g, ' ');

/** Every heading that means a column: its name, and what its field is called in either language. */
function meanings(): Map<string, string> {
  const known = new Map(IMPORT_COLUMNS.map((name) => [plain(name), name]));
  const add = (heading: string, name: string) => {
    if (!known.has(plain(heading))) known.set(plain(heading), name);
  };
  for (const language of LANGUAGES) {
    add(translate(language, 'directory-desk:column.kind'), 'kind');
    for (const { name, labelKey } of STAKEHOLDER_KINDS.flatMap(importFieldsOf))
      add(translate(language, labelKey), name);
  }
  return known;
}

/** What each column is: as chosen, else by its heading; null: it is left out. No field is taken twice. */
export function matchColumns(headings: readonly string[], chosen: ChosenColumns): (string | null)[] {
  const known = meanings();
  const taken = new Set(Object.values(chosen).filter((name) => name !== null));
  return headings.map((heading, n) => {
    const own = chosen[n];
    if (own !== undefined) return own;
    const name = known.get(plain(heading)) ?? null;
    if (name === null || taken.has(name)) return null;
    taken.add(name);
    return name;
  });
}
