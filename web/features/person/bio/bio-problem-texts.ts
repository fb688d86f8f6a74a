import { PERSON_LINKS, VISIBLE_FIELD_NAMES } from '#shared/domain/person.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { problemText } from '#shared/rules/rule.ts';
import { fieldId } from '#web/components/form/field-id.ts';
import type { FieldProblem } from '#web/components/ui/error-summary.tsx';
import { afterLabel } from '#web/lib/after-label.ts';
import { linkName } from '../link-name.ts';
import { problemsOfBio } from './bio-problems.ts';
import { BIO_NAMES, type BioName, type BioValues } from './bio-values.ts';

/** What is wrong, in whole sentences, by field. */
export type BioTexts = Partial<Record<BioName | 'photo', string>>;

/** The name of a field as problems call it. */
export function labelOf(t: Translator, name: BioName | 'photo'): string {
  const link = PERSON_LINKS.find((one) => name === `links.${one}`);
  if (link) return linkName(t, link);
  const shown = VISIBLE_FIELD_NAMES.find((one) => name === `visibility.${one}`);
  return t(`person:label.${shown ?? withoutGroup(name)}`);
}

type Ungrouped = Exclude<BioName | 'photo', `${string}.${string}`>;
const isUngrouped = (name: string): name is Ungrouped => !name.includes('.');

function withoutGroup(name: string): Ungrouped {
  if (!isUngrouped(name)) throw new Error(`No such field: ${name}`);
  return name;
}

/** The problems the rules find, in the reader's language. */
export function textsOfRules(t: Translator, values: BioValues): BioTexts {
  return Object.fromEntries(
    Object.entries(problemsOfBio(values)).map(([name, problem]) => [
      name,
      problemText(t, problem, labelOf(t, name as BioName)),
    ]),
  );
}

/** The problems the server found: `links.x` and `languages.0` belong to a field of the form. */
export function textsOfServer(errors: Record<string, string[]> | undefined): BioTexts {
  const texts: BioTexts = {};
  for (const [path, [text]] of Object.entries(errors ?? {})) {
    const name = ([...BIO_NAMES, 'photo'] as const).find((one) => path === one || path.startsWith(`${one}.`));
    if (name && text) texts[name] ??= text;
  }
  return texts;
}

/** Lines of the error summary in the order of the form. */
export function bioSummary(t: Translator, texts: BioTexts): FieldProblem[] {
  return (['photo', ...BIO_NAMES] as const).flatMap((name) => {
    const text = texts[name];
    return text ? [{ id: fieldId(name), text: afterLabel(t.language, labelOf(t, name), text) }] : [];
  });
}
