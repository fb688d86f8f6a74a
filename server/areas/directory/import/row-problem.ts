import type { RowProblem } from '#shared/domain/directory-import.ts';
import type { AreaTexts } from '#shared/i18n/areas.ts';
import { translate, translatorFor } from '#shared/i18n/catalog.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { problemText } from '#shared/rules/rule.ts';
import { messageKeyOf, Problem } from '../../../http/problem.ts';

type ProblemName = keyof AreaTexts<'directory-import'>['problem'];
type Params = Record<string, string | number>;

export const rowProblem = (field: string, name: ProblemName, params?: Params): RowProblem => ({
  field,
  says: `directory-import:problem.${name}`,
  ...(params ? { params } : {}),
});

/** What a refusal says, field by field; what is no refusal is thrown on. */
export function problemsIn(error: unknown): RowProblem[] {
  if (!(error instanceof Problem)) throw error;
  const fields = Object.entries(error.fields);
  if (fields.length === 0) return [{ field: '', says: messageKeyOf(error), params: error.params }];
  return fields.flatMap(([field, rules]) => rules.map((rule) => ({ field, rule })));
}

/** Its words in a language; `choicesOf` tells what a field's list has. */
export function rowProblemText(
  problem: RowProblem,
  language: Language,
  choicesOf: (field: string, language: Language) => string,
): string {
  if ('choices' in problem) return choicesOf(problem.field, language);
  if ('says' in problem) return translate(language, problem.says, problem.params);
  const t = translatorFor(language);
  return problemText(t, problem.rule, problem.rule.label && t(problem.rule.label));
}
