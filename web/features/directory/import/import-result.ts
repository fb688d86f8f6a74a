import type { DirectoryImport } from '#shared/contracts/directory-import.contract.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import type { Translator } from '#shared/i18n/translate.ts';

const SEPARATORS: Readonly<Record<string, 'comma' | 'semicolon' | 'tab' | 'bar'>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
};

/** How far an import is, in a few words. */
export function importResult(t: Translator, one: DirectoryImport): string {
  const { state, created, updated } = one;
  if (state === 'done' || state === 'paused' || state === 'publishing')
    return [
      t(`directory-import:state.${state}`),
      t('directory-import:counts', { created: formatInteger(created), updated: formatInteger(updated) }),
    ].join('. ');
  return t(`directory-import:state.${state}`);
}

/** How the file was written, so that somebody sees what was made of it. */
export function writtenText(t: Translator, { written }: DirectoryImport): string {
  if (!written) return '';
  if (written.format === 'xlsx') return t('directory-import:written.xlsx');
  const separator = t(`directory-import:separator.${SEPARATORS[written.separator] ?? 'comma'}`);
  return t('directory-import:written.csv', { encoding: written.encoding.toUpperCase(), separator });
}
