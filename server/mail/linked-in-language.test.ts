import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/i18n/languages.ts';
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
    for (const language of LANGUAGES)
      expect(linkedInLanguage(mail, SITE, language)).toEqual({
        ...mail,
        url: `${SITE}/account/sign-in?next=%2Finbox&lang=${language}`,
        items: [{ text: 'a', url: `${SITE}/program/1?lang=${language}` }],
      });
  });
});
