import { expect, it } from 'vitest';
import { catalog, replaceTexts, translatorFor } from '#shared/i18n/catalog.ts';
import { textsIn } from './hot-texts.ts';

it('knows files of texts by their path, and nothing else', () => {
  expect(textsIn('shared/i18n/km/own-profile.json')).toEqual({ language: 'km', area: 'own-profile' });
  expect(textsIn('shared/i18n/areas.ts')).toBeNull();
  expect(textsIn('web/shared/i18n/km/home.json')).toBeNull();
});

it('a text that was said already is said anew after an edit, by every translator', () => {
  const before = catalog.en.contact!;
  const [one, other] = [translatorFor('en'), translatorFor('en')];
  expect(one('contact:form.title')).toBe(before.form.title);
  try {
    replaceTexts('en', 'contact', { ...before, form: { ...before.form, title: 'Write anew' } });
    expect([one('contact:form.title'), other('contact:form.title')]).toEqual(['Write anew', 'Write anew']);
  } finally {
    replaceTexts('en', 'contact', before);
  }
});
