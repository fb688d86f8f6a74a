import { EMAIL_MAX, NAME_MAX } from '#shared/constants.ts';
import { CONTACT_TEXT_MAX, CONTACT_TEXT_MIN } from '#shared/domain/contact.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { email } from '#shared/rules/email.ts';
import { firstProblem, problemText, type Rule } from '#shared/rules/rule.ts';
import { maxLength, minLength, required } from '#shared/rules/text.ts';

/** In the order of the form. */
export const CONTACT_FIELDS = ['category', 'name', 'email', 'description'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactValues = Record<ContactField, string>;
/** What is wrong, in whole sentences, by field. */
export type ContactTexts = Partial<Record<string, string>>;

const RULES: Readonly<Record<ContactField, readonly Rule[]>> = {
  // One of those there are, which the server knows: the form offers no other.
  category: [required],
  name: [required, maxLength(NAME_MAX)],
  email: [required, maxLength(EMAIL_MAX), email],
  description: [required, minLength(CONTACT_TEXT_MIN), maxLength(CONTACT_TEXT_MAX)],
};

export const labelOf = (t: Translator, field: ContactField): string => t(`contact:form.${field}`);

/** Looks at the form as the server will, so that nobody waits for what can be said at once. */
export function checkContact(t: Translator, values: ContactValues): ContactTexts {
  return Object.fromEntries(
    CONTACT_FIELDS.flatMap((field) => {
      const problem = firstProblem(values[field], RULES[field]);
      return problem ? [[field, problemText(t, problem, labelOf(t, field))]] : [];
    }),
  );
}

/** The values of a posted form. */
export function contactOf(form: FormData): ContactValues {
  const text = (field: ContactField) => String(form.get(field) ?? '');
  return {
    category: text('category'),
    name: text('name'),
    email: text('email'),
    description: text('description'),
  };
}

/** The first sentence the server found for each field. */
export const firstTexts = (errors: Record<string, string[]> | undefined): ContactTexts =>
  Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([field, [text]]) => (text ? [[field, text]] : [])),
  );
