import type { PersonLink } from '#shared/domain/person.ts';
import type { TextKey } from '#shared/i18n/keys.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { problemText } from '#shared/rules/rule.ts';
import { fieldId } from '#web/components/form/field-id.ts';
import type { FieldProblem } from '#web/components/ui/error-summary.tsx';
import { linkName } from '../link-name.ts';
import { problemsOfBio } from './bio-problems.ts';
import { BIO_NAMES, type BioName, type BioValues } from './bio-values.ts';

/** What is wrong, in whole sentences, by field. */
export type BioTexts = Partial<Record<BioName | 'photo', string>>;

/** The name of a field as problems call it. */
export function labelOf(t: Translator, name: BioName | 'photo'): string {
  const [group, field] = name.split('.');
  if (group === 'links') return linkName(t, field as PersonLink);
  return t((group === 'visibility' ? `person:label.${field}` : `person:label.${field ?? name}`) as TextKey);
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
    return text
      ? [{ id: fieldId(name), text: t('person:form.problem', { field: labelOf(t, name), text }) }]
      : [];
  });
}
