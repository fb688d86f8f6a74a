import { describe, expect, it } from 'vitest';
import { catalog } from '#shared/i18n/catalog.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import { checkRegistration, type RegistrationValues } from './registration-fields.ts';

const t = createTranslator('en', catalog.en);
const values: RegistrationValues = {
  first_name: 'Dara',
  last_name: "O'Neill",
  first_name_kh: '',
  last_name_kh: 'សុខ',
  email: 'dara@example.test',
  password: 'Woven-4-threads',
  password_confirmation: 'Woven-4-threads',
};

describe('the form of a registration', () => {
  it('finds nothing wrong with what the server takes', () => {
    expect(checkRegistration(t, values)).toEqual({});
  });

  it.each([
    ['first_name', '', t('rules:required')],
    ['first_name', 'សុខ', t('rules:latin_name')],
    ['last_name_kh', 'Sok', t('rules:khmer_name')],
    ['email', 'dara@', t('rules:email.account')],
    ['password_confirmation', 'Woven-4-thread', t('rules:password_confirmation')],
  ])('%s: %j (5.003, 5.013, 5.014, 5.017)', (field, value, text) => {
    expect(checkRegistration(t, { ...values, [field]: value })).toEqual({ [field]: text });
  });

  it('asks for a password of the rule (5.015)', () => {
    const weak = checkRegistration(t, { ...values, password: 'threads', password_confirmation: 'threads' });
    expect(weak).toEqual({ password: t('rules:password', { n: 8 }) });
  });
});
