import { describe, expect, it } from 'vitest';
import { translatorFor } from '../i18n/catalog.ts';
import type { RuleMessageKey } from '../i18n/keys.ts';
import { problemText, type RuleProblem } from './rule.ts';

const en = translatorFor('en');
const km = translatorFor('km');

/** The sentences of specification section 5, letter by letter, and the corrected ones of C.1 and C.2. */
const sentences: [id: string, problem: RuleProblem, text: string, label?: string][] = [
  ['5.002', { key: 'required' }, 'This field is required'],
  ['5.003', { key: 'email.account' }, 'Please provide valid email address'],
  ['5.003', { key: 'email.plain' }, 'Email is not valid'],
  ['5.003', { key: 'email.inline' }, 'Please input a valid email'],
  ['5.005', { key: 'start_date' }, 'Start date must be today or a future date.'],
  ['5.006', { key: 'file_size', params: { size: 5 } }, 'File size must be less than 5 MB.'],
  ['5.008', { key: 'image_type' }, 'Only JPEG and PNG files are allowed.'],
  ['5.009', { key: 'phone.short' }, 'Invalid phone number.'],
  ['5.009', { key: 'phone.format' }, 'Please input a valid phone number format (e.g. 12345678)'],
  [
    'C.2',
    { key: 'username', params: { min: 4, max: 20 } },
    'Username must be 4 to 20 characters and contain at least one letter.',
  ],
  [
    '5.012',
    { key: 'username_as_specified' },
    'Username must be more than 4 charaters and contain at least one alphabet.',
  ],
  ['5.013', { key: 'khmer_name' }, 'Only Khmer alphabets are allowed'],
  ['5.014', { key: 'latin_name' }, 'Only English alphabets are allowed'],
  [
    'C.1',
    { key: 'password', params: { n: 8 } },
    'Password must contain at least 8 characters, 1 upper case letter, 1 lower case letter and 1 digit.',
  ],
  [
    '5.016',
    { key: 'password_as_specified' },
    'Password must contain at least 1 upper case 1 symbol and 1 digit.',
  ],
  ['5.017', { key: 'password_confirmation' }, 'Password confirmation does not match'],
  ['5.018', { key: 'digits' }, 'Please input a valid number'],
  ['5.021', { key: 'url.short' }, 'Invalid URL'],
  [
    '5.021',
    { key: 'url.format', params: { host: 'https://name.example' } },
    'Please input a valid URL (e.g. https://name.example)',
  ],
  ['5.022', { key: 'min_length', params: { n: 4 } }, 'Name must be at least 4 characters', 'Name'],
  ['5.023', { key: 'confirmed' }, 'E-mail is not match', 'E-mail'],
  ['5.024', { key: 'social.linkedin' }, 'Invalid Linkedin profile URL'],
  ['5.025', { key: 'social.facebook' }, 'Invalid Facebook profile URL'],
  ['5.029', { key: 'return_message' }, 'You need to write a return message!'],
];

describe('messages of the rules', () => {
  it.each(sentences)('%s in English', (_id, problem, text, label) => {
    expect(problemText(en, problem, label)).toBe(text);
  });

  it.each(sentences)('%s in Khmer (5.001)', (_id, problem, text, label) => {
    const khmer = problemText(km, problem, label);
    expect(khmer).toMatch(/\p{Script=Khmer}/u);
    expect(khmer).not.toBe(text);
  });

  it('names the field, or says "this field" when no label is given', () => {
    const tooLong: RuleProblem = { key: 'max_length' satisfies RuleMessageKey, params: { n: 20_000 } };
    expect(problemText(en, tooLong)).toBe('This field must be at most 20,000 characters');
    expect(problemText(km, tooLong, 'ឈ្មោះ')).toBe('ឈ្មោះត្រូវមានមិនលើសពី 20,000 តួអក្សរ');
  });
});
