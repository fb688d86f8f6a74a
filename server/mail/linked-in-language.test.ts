import { describe, expect, it } from 'vitest';
import { linkedInLanguage } from './linked-in-language.ts';

const SITE = 'https://phum.example';
const mail = {
  url: `${SITE}/account/sign-in?next=%2Finbox`,
  name: 'ស្រីពៅ',
  at: new Date(0),
  items: [{ text: 'a', url: `${SITE}/program/1` }],
  apply_url: 'https://phum.example.evil/apply',
  note: null,
};

describe('addresses in a mail (B.89)', () => {
  it('lead to pages in the language of the mail, whatever they stand in', () => {
    expect(linkedInLanguage(mail, SITE, 'km')).toEqual({
      ...mail,
      url: `${SITE}/account/sign-in?next=%2Finbox&lang=km`,
      items: [{ text: 'a', url: `${SITE}/program/1?lang=km` }],
    });
    expect(linkedInLanguage(mail, SITE, 'en')).toEqual(mail);
  });
});
