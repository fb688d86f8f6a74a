import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { fitsNationalPlan, isPhone, phone, phoneShort, splitCallingCode, toE164 } from './phone.ts';

describe('phone rule (5.010, B.63)', () => {
  it('has 8 to 15 digits (9.015)', () => {
    const digits = (count: number) => `+${'123456789012345678'.slice(0, count)}`;
    for (const count of [8, 15]) expect(phone(digits(count)), String(count)).toBeNull();
    for (const count of [7, 16]) expect(phone(digits(count)), String(count)).not.toBeNull();
  });

  it.each([
    '12345678',
    '012345678',
    '012 345 678',
    '012-345-678',
    '(012) 345 678',
    '+855 12 345 678',
    '០១២ ៣៤៥ ៦៧៨',
    '012\u2011345\u2011678',
    '012\u200B345678',
    '+123456789012345',
    '',
  ])('accepts %j', (value) => expect(phone(value)).toBeNull());

  it.each([
    '1234567',
    '1234567890123456',
    '0123a5678',
    '+',
    '++85512345678',
    '012/345678',
    'ដប់',
    '1+2345678',
    '0000000000',
    '123456789012345',
  ])('refuses %j', (value) => expect(phone(value)).toEqual({ key: 'phone.format' }));

  it('has a short wording (5.009)', () => {
    expect(phoneShort('12')).toEqual({ key: 'phone.short' });
    expect(phoneShort('12345678')).toBeNull();
  });
});

describe('toE164 (B.63)', () => {
  it.each([
    ['012345678', '+85512345678'],
    ['12345678', '+85512345678'],
    ['0962345678', '+855962345678'],
    ['+855 12 345 678', '+85512345678'],
    ['+855 012 345 678', '+85512345678'],
    ['85512345678', '+85512345678'],
    ['00855 12 345 678', '+85512345678'],
    ['០៩៦ ២៣៤ ៥៦៧៨', '+855962345678'],
    ['+49 1512 3456789', '+4915123456789'],
    ['+44 (20) 7946 0018', '+442079460018'],
  ])('reads %j as %j', (typed, stored) => {
    expect(toE164(typed)).toBe(stored);
    expect(toE164(stored)).toBe(stored);
  });

  it('takes the calling code chosen beside the field', () => {
    expect(toE164('081 234 5678', '66')).toBe('+66812345678');
    expect(toE164('081 234 5678', '+66')).toBe('+66812345678');
    expect(toE164('+855 12 345 678', '66')).toBe('+85512345678');
  });

  it.each(['', '1234567', '0000000000', 'hello', '+0123456789', '123456789012345'])(
    'gives null for %j',
    (typed) => expect(toE164(typed)).toBeNull(),
  );

  it('gives only what the rule accepts', () => {
    expect(isPhone(toE164('012345678') ?? '')).toBe(true);
  });
});

describe('fitsNationalPlan, a warning only (B.63, UX 6.3.23)', () => {
  it.each(['012345678', '0123456789', '0962345678', '0881234567'])('knows %s', (typed) => {
    expect(fitsNationalPlan(toE164(typed) ?? '')).toBe(true);
  });

  it('wonders about a number one digit short, and lets other countries be', () => {
    expect(fitsNationalPlan('+8551234567')).toBe(false);
    expect(fitsNationalPlan('+4915123456789')).toBe(true);
  });

  it('says of every mobile prefix what the public numbering data says', () => {
    const differing: string[] = [];
    for (let prefix = 10; prefix < 100; prefix += 1) {
      if (/^[2-57]/.test(String(prefix)) && !/^(31|38|7[0167-9])$/.test(String(prefix))) continue;
      if (/^6[2-5]$/.test(String(prefix))) continue;
      for (const rest of ['234567', '2345678']) {
        const number = `+855${prefix}${rest}`;
        if (fitsNationalPlan(number) !== isValidPhoneNumber(number)) differing.push(number);
      }
    }
    expect(differing).toEqual([]);
  });
});

describe('a calling code typed in front of the number', () => {
  const codes = ['1', '66', '84', '855', '856'];
  it.each([
    ['+855 12 345 678', '855', { code: '855', number: '12345678' }],
    ['855012345678', '855', { code: '855', number: '12345678' }],
    ['+66 81 234 5678', '855', { code: '66', number: '812345678' }],
    ['0084 90 123 4567', '855', { code: '84', number: '901234567' }],
    ['012 345 678', '855', null],
    ['85512345', '66', null],
  ])('%s beside +%s', (typed, chosen, expected) => {
    expect(splitCallingCode(typed, chosen, codes)).toEqual(expected);
  });
});
