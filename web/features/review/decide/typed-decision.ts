import type { BodyOf } from '#shared/contracts/contract.ts';
import type { returnSubmission } from '#shared/contracts/review.contract.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { isBlank } from '#shared/rules/rule.ts';
import { NOTE } from '#web/features/case-desk/case-answer.ts';

/** Every text somebody typed on the page of a request, by the name of its control. */
export type TypedTexts = Readonly<Record<string, string>>;

/** A message to the owner: about a field, or (null) about the whole. */
export interface TypedMessage {
  field: string | null;
  body: string;
  body_kh: string;
}

export const REASON = 'reason';
/** Names who had taken the request when its page was drawn. */
export const HOLDER = 'holder';

const MESSAGE = /^message:([a-z_0-9]*):(en|km)$/;

/** The name of the control of a message. */
export const messageName = (field: string | null, language: Language): string =>
  `message:${field ?? ''}:${language}`;

const TRANSLATION = /^translate:([a-z_0-9]+)$/;

/** The name of the control of a translation. */
export const translationName = (field: string): string => `translate:${field}`;

/** The translations among typed texts, by field. */
export const translationsOf = (texts: TypedTexts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => {
      const field = TRANSLATION.exec(name)?.[1];
      return field ? [[field, text]] : [];
    }),
  );

/** All texts of a form that are not blank. */
export function readTyped(form: FormData): TypedTexts {
  const texts: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value !== 'string' || isBlank(value)) continue;
    if (name === REASON || name === NOTE || MESSAGE.test(name) || TRANSLATION.test(name))
      texts[name] = value.replace(/\r\n/g, '\n');
  }
  return texts;
}

/** The messages among typed texts: the one about the whole first, the others in the order of the fields. */
export function messagesOf(texts: TypedTexts, fields: readonly string[]): TypedMessage[] {
  return [null, ...fields]
    .map((field) => ({
      field,
      body: texts[messageName(field, 'en')] ?? '',
      body_kh: texts[messageName(field, 'km')] ?? '',
    }))
    .filter(({ body, body_kh }) => body !== '' || body_kh !== '');
}

/** Messages for the API from a form alone, in the order the form has them. */
export function messagesOfForm(texts: TypedTexts): BodyOf<typeof returnSubmission>['messages'] {
  const fields = new Set<string>();
  for (const name of Object.keys(texts)) {
    const field = MESSAGE.exec(name)?.[1];
    if (field) fields.add(field);
  }
  return messagesOf(texts, [...fields]);
}

/** A text with another one added at its end, on a line of its own. */
export const withText = (text: string, added: string): string =>
  isBlank(text) ? added : `${text.trimEnd()}\n${added}`;
