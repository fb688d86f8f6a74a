import { describe, expect, it } from 'vitest';
import { email, emailInAccount, emailInline, isEmail, normaliseEmail } from './email.ts';

describe('e-mail (5.003, 5.004, B.64)', () => {
  it.each([
    'dara@phum.example',
    'a.b+c@mail.phum.example',
    ' dara@phum.example ',
    "o'neill@phum.example",
    'ដារ៉ា@ភូមិ.example',
    `${'a'.repeat(64)}@phum.example`,
    '',
  ])('accepts %j', (value) => expect(email(value)).toBeNull());

  it.each([
    ['no @', 'dara.phum.example'],
    ['two @', 'dara@x@phum.example'],
    ['no dot in the domain', 'dara@localhost'],
    ['nothing before the @', '@phum.example'],
    ['dot first', 'dara@.example'],
    ['two dots', 'dara@phum..example'],
    ['dot last', 'dara@phum.example.'],
    ['inner space', 'da ra@phum.example'],
    ['line break', 'dara@phum.example\nBcc: x@y.example'],
    ['two addresses', 'dara@phum.example,x@y.example'],
    ['angle brackets', '<dara@phum.example>'],
    ['zero-width space', 'dara\u200B@phum.example'],
    ['more than 254 characters', `dara@${'a.'.repeat(130)}example`],
  ])('refuses %s', (_why, value) => expect(email(value)).toEqual({ key: 'email.plain' }));

  it('has three wordings for one rule', () => {
    expect([emailInAccount, email, emailInline].map((rule) => rule('x')?.key)).toEqual([
      'email.account',
      'email.plain',
      'email.inline',
    ]);
  });

  it('is bounded at 254 characters', () => {
    const address = (length: number) => `d@${'a'.repeat(length - 2 - '.example'.length)}.example`;
    expect(isEmail(address(254))).toBe(true);
    expect(isEmail(address(255))).toBe(false);
  });

  it('lowers the domain only', () => {
    expect(normaliseEmail(' Dara@Phum.Example ')).toBe('Dara@phum.example');
  });
});
