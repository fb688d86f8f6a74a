import { describe, expect, it } from 'vitest';
import { translatorFor } from '../i18n/catalog.ts';
import type { RuleMessageKey } from '../i18n/keys.ts';
import { password, passwordConfirmation, username } from './account.ts';
import { startDateTodayOrLater } from './date.ts';
import { email, emailInAccount, emailInline } from './email.ts';
import { fileSize, imageType } from './file.ts';
import { khmerName, latinName } from './names.ts';
import { phone, phoneShort } from './phone.ts';
import { problemText, type RuleProblem } from './rule.ts';
import { facebookUrl, linkedinUrl } from './social.ts';
import { confirmed, digits, minLength, required, returnMessage } from './text.ts';
import { optionalUrl, webUrl, webUrlShort } from './web-address.ts';

const en = translatorFor('en');
const km = translatorFor('km');

const ADDRESS = 'Please input a valid URL (e.g. https://name.example)';
const large = { name: 'logo.png', size: 6_000_000, type: 'image/png' };

/** What each rule answers to something wrong: the sentences of specification section 5, letter by letter. */
const sentences: [id: string, why: string, problem: RuleProblem | null, text: string, label?: string][] = [
  ['5.002', 'nothing', required(' \u200B'), 'This field is required'],
  ['5.003', 'no address of an account', emailInAccount('dara@'), 'Please provide valid email address'],
  ['5.003', 'no address', email('dara.example'), 'Email is not valid'],
  ['5.003', 'no address inside a page', emailInline('dara'), 'Please input a valid email'],
  ['5.004', 'no dot in the domain', email('dara@localhost'), 'Email is not valid'],
  [
    '5.005',
    'a day that is over',
    startDateTodayOrLater('1/1/2020'),
    'Start date must be today or a future date.',
  ],
  ['5.006', 'a file too large', fileSize(5)(large), 'File size must be less than 5 MB.'],
  [
    '5.008',
    'a moving picture',
    imageType({ ...large, type: 'image/gif' }),
    'Only JPEG and PNG files are allowed.',
  ],
  ['5.009', 'too few digits', phoneShort('12'), 'Invalid phone number.'],
  ['5.009', 'letters', phone('0123a5678'), 'Please input a valid phone number format (e.g. 12345678)'],
  ['5.010', 'sixteen digits', phoneShort('1234567890123456'), 'Invalid phone number.'],
  [
    '5.011',
    'two dots',
    username('sok..dara'),
    'Username must be 4 to 20 characters and contain at least one letter.',
  ],
  [
    '5.012',
    'no letter',
    username('1234'),
    'Username must be 4 to 20 characters and contain at least one letter.',
  ],
  ['5.013', 'Latin letters', khmerName('Dara'), 'Only Khmer alphabets are allowed'],
  ['5.014', 'Khmer letters', latinName('ដារ៉ា'), 'Only English alphabets are allowed'],
  ['5.014', 'no name', latinName(''), 'This field is required'],
  [
    '5.015',
    'no upper case',
    password('abcdefg1'),
    'Password must contain at least 8 characters, 1 upper case letter, 1 lower case letter and 1 digit.',
  ],
  [
    '5.017',
    'another one',
    passwordConfirmation('Abcdefg1')('Abcdefg2'),
    'Password confirmation does not match',
  ],
  ['5.018', 'a word', digits('two'), 'Please input a valid number'],
  ['5.019', 'no tail', webUrl('phum'), ADDRESS],
  ['5.020', 'no scheme', optionalUrl('news.example/a'), ADDRESS],
  ['5.021', 'no address, said shortly', webUrlShort('no address'), 'Invalid URL'],
  ['5.022', 'three letters', minLength(4)('abc'), 'Name must be at least 4 characters', 'Name'],
  ['5.023', 'another one', confirmed('a@phum.example')('b@phum.example'), 'E-mail is not match', 'E-mail'],
  [
    '5.024',
    'a look-alike',
    linkedinUrl('https://linkedin.com.evil.example/in/x'),
    'Invalid Linkedin profile URL',
  ],
  ['5.025', 'no https', facebookUrl('http://facebook.com/phum'), 'Invalid Facebook profile URL'],
  ['5.029', 'blanks', returnMessage('  '), 'You need to write a return message!'],
];

describe('what the rules say', () => {
  it.each(sentences)('%s in English: %s', (_id, _why, problem, text, label) => {
    expect(problem && problemText(en, problem, label)).toBe(text);
  });

  it.each(sentences)('%s in Khmer: %s (5.001)', (_id, _why, problem, text, label) => {
    const khmer = problemText(km, problem!, label);
    expect(khmer).toMatch(/\p{Script=Khmer}/u);
    expect(khmer).not.toBe(text);
  });

  it('names the field, or says "this field" when no label is given', () => {
    const tooLong: RuleProblem = { key: 'max_length' satisfies RuleMessageKey, params: { n: 20_000 } };
    expect(problemText(en, tooLong)).toBe('This field must be at most 20,000 characters');
    expect(problemText(km, tooLong, 'ឈ្មោះ')).toBe('ឈ្មោះត្រូវមានមិនលើសពី 20,000 តួអក្សរ');
  });
});
