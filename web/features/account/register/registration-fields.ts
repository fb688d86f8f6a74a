import { EMAIL_MAX, NAME_MAX } from '#shared/constants.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { password, passwordConfirmation } from '#shared/rules/account.ts';
import { emailInAccount } from '#shared/rules/email.ts';
import { khmerName, latinName } from '#shared/rules/names.ts';
import { firstProblem, problemText, type Rule } from '#shared/rules/rule.ts';
import { maxLength, required } from '#shared/rules/text.ts';

export const REGISTRATION_FIELDS = [
  'first_name',
  'last_name',
  'first_name_kh',
  'last_name_kh',
  'email',
  'password',
  'password_confirmation',
] as const;
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];
export type RegistrationValues = Record<RegistrationField, string>;
/** What is wrong, in whole sentences, by field. */
export type FieldTexts = Partial<Record<string, string>>;

/** Labels of the fields, for the list of problems. */
export const labelOf = (t: Translator, field: RegistrationField): string =>
  t(field === 'password_confirmation' ? 'account:register.password_again' : `account:register.${field}`);

/** Looks at the form as the server will, so that nobody waits for what can be said at once. */
export function checkRegistration(t: Translator, values: RegistrationValues): FieldTexts {
  const rules: Record<RegistrationField, readonly Rule[]> = {
    first_name: [required, maxLength(NAME_MAX), latinName],
    last_name: [required, maxLength(NAME_MAX), latinName],
    first_name_kh: [maxLength(NAME_MAX), khmerName],
    last_name_kh: [maxLength(NAME_MAX), khmerName],
    email: [required, maxLength(EMAIL_MAX), emailInAccount],
    password: [required, password],
    password_confirmation: [passwordConfirmation(values.password)],
  };
  return Object.fromEntries(
    REGISTRATION_FIELDS.flatMap((field) => {
      const problem = firstProblem(values[field], rules[field]);
      return problem ? [[field, problemText(t, problem, labelOf(t, field))]] : [];
    }),
  );
}

/** The values of a posted form. */
export function registrationOf(form: FormData): RegistrationValues {
  return Object.fromEntries(
    REGISTRATION_FIELDS.map((field) => [field, String(form.get(field) ?? '')]),
  ) as RegistrationValues;
}

/** The first sentence the server found for each field. */
export const firstTexts = (errors: Record<string, string[]> | undefined): FieldTexts =>
  Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([field, [text]]) => (text ? [[field, text]] : [])),
  );
