import { PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX, USERNAME_MIN } from '../constants.ts';
import type { Rule } from './rule.ts';

/** 4 to 20 letters and digits with single dots, hyphens or underscores between, at least one letter. */
export const username: Rule = (value) => {
  const shaped = /^[A-Za-z0-9]+(?:[._-][A-Za-z0-9]+)*$/.test(value) && /[A-Za-z]/.test(value);
  return value === '' || (shaped && value.length >= USERNAME_MIN && value.length <= USERNAME_MAX)
    ? null
    : { key: 'username', params: { min: USERNAME_MIN, max: USERNAME_MAX } };
};

/** At least 8 characters with a lower-case letter, an upper-case letter and a digit; no symbol asked. */
export const password: Rule = (value) => {
  if (value === '') return null;
  const length = [...value].length;
  if (length > PASSWORD_MAX) return { key: 'max_length', params: { n: PASSWORD_MAX } };
  const mixed = /\p{Ll}/u.test(value) && /\p{Lu}/u.test(value) && /\p{Nd}/u.test(value);
  return mixed && length >= PASSWORD_MIN ? null : { key: 'password', params: { n: PASSWORD_MIN } };
};

/** The password once more. */
export function passwordConfirmation(target: string): Rule {
  return (value) => (value === target ? null : { key: 'password_confirmation' });
}
