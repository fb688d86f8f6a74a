import { describe, expect, it } from 'vitest';
import { translatorFor } from '#shared/i18n/catalog.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { renderMail } from './render-mail.ts';
import { ANSWERED, type MailTemplate, templates } from './templates.ts';
import { names, params, render, url } from './testing/every-mail.ts';

/** Links to a draft and of the newsletter go to addresses nobody has confirmed: they repeat nothing that was typed. */
const withTypedTexts: readonly MailTemplate[] = names.filter(
  (name) => name !== 'listing.draft' && !name.startsWith('newsletter.'),
);
const aboutRequests = withTypedTexts.filter((name) => name.startsWith('listing.'));

describe.each(LANGUAGES)('mail in %s (1.001, UX 49)', (language) => {
  it.each(names)('%s has a subject, a text and a page with everything in them', (template) => {
    const { subject, text, html } = render(template, language);
    expect(subject).not.toMatch(/[\n{}]/);
    expect(subject.length).toBeGreaterThan(10);
    expect(text).toContain(url);
    if (withTypedTexts.includes(template)) expect(text).toContain('Slek & <Co>');
    if (aboutRequests.includes(template)) expect(text).toContain('26-1001');
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).not.toMatch(/\{\w+\}/);
    expect(`${subject}${text}`).not.toMatch(/(?:mail|fields):[a-z_]+\./);
  });

  it.each(withTypedTexts)('%s escapes what people typed', (template) => {
    const { html } = render(template, language);
    expect(html).not.toContain('<Co>');
    expect(html).toContain('Slek &amp; &lt;Co&gt;');
    expect(html).toContain('href="https://phum.example/x?a=1&amp;b=2"');
  });

  it.each(names)(
    '%s names the site, is small, valid, light and dark, and links its addresses by words',
    (template) => {
      const { subject, text, html } = render(template, language);
      expect(subject).toContain(language === 'km' ? 'ភូមិ' : 'Phum');
      expect(Buffer.byteLength(html)).toBeLessThan(100 * 1_024);
      expect(html).toContain('<meta name="color-scheme" content="light dark">');
      // What lists of mails show beside the subject.
      expect(/<div style="display:none[^"]*">([^<]+)<\/div>/.exec(html)?.[1]).toBeTruthy();
      expect(html).toContain('overflow-wrap:anywhere');
      const open = [
        ...html.replaceAll(/<!doctype html>|<(?:meta|br)\b[^>]*>/gi, '').matchAll(/<(\/?)(\w+)/g),
      ];
      const stack: string[] = [];
      for (const [, closes, tag = ''] of open)
        if (closes) expect(stack.pop()).toBe(tag);
        else stack.push(tag);
      expect(stack).toEqual([]);
      for (const [, words = ''] of html.matchAll(/<a\b[^>]*>([^<]*)<\/a>/g))
        expect(words).not.toMatch(/https?:/);
      // The plain part has every address of the page.
      for (const [, href = ''] of html.matchAll(/href="([^"]+)"/g))
        expect(text).toContain(href.replaceAll('&amp;', '&'));
    },
  );

  it('offers settings and the way out as words, not as written addresses', () => {
    for (const template of ['notification', 'notification.digest'] as const) {
      const { html } = render(template, language);
      const { settings_url, unsubscribe_url } = params[template];
      for (const address of [settings_url, unsubscribe_url])
        expect(html).toMatch(
          new RegExp(
            `href="${address.replaceAll('&', '&amp;').replaceAll(/[?.]/g, '\\$&')}"[^>]*>[^<:]{12,}</a>`,
          ),
        );
    }
  });

  it('says at its foot whether it can be answered, as it is sent', () => {
    for (const template of names) {
      const t = translatorFor(language);
      const { text } = render(template, language);
      expect(text.includes(t('mail:footer_answers')), template).toBe(ANSWERED.has(template));
    }
  });

  it('speaks that language alone, besides names', () => {
    const { text } = render('listing.received', language);
    expect(/\p{Script=Khmer}/u.test(text)).toBe(language === 'km');
  });
});

describe('mail with a message', () => {
  it('gives it in the language of its reader where it was written in it', () => {
    expect(render('listing.returned', 'km').text).toContain('> ដូចក្នុងត្រា។');
    expect(render('listing.returned', 'en').text).toContain('> As on the stamp.');
    expect(render('listing.returned', 'km').text).toContain('> Line one\n> line two');
  });

  it('names the field each is about', () => {
    expect(render('listing.returned', 'en').text).toContain('About “Khmer name”:');
    expect(render('listing.returned', 'en').text).toContain('About the whole request:');
  });
});

describe('Khmer mail', () => {
  it('has room for stacked letters (UX 6.1.4)', () => {
    expect(render('listing.received', 'km').html).toContain('line-height:1.9');
    expect(render('listing.received', 'en').html).toContain('line-height:1.6');
  });

  it('greets somebody whose name is not known', () => {
    const t = translatorFor('km');
    const { text } = renderMail(
      t,
      templates['listing.code'](t, { ...params['listing.code'], requester: '' }),
    );
    expect(text.startsWith('ជម្រាបសួរ')).toBe(true);
  });
});

describe('mail about a page taken off the directory', () => {
  it('gives the reason where there is one, and no empty quote where there is none', () => {
    const t = translatorFor('en');
    const without = templates['listing.archived'](t, { ...params['listing.archived'], reason: '' });
    expect(render('listing.archived', 'en').text).toContain('> It closed down.');
    expect(without.blocks.some(({ kind }) => kind === 'quote')).toBe(false);
  });
});
