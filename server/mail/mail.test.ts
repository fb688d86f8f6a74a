import { describe, expect, it } from 'vitest';
import { translatorFor } from '#shared/i18n/catalog.ts';
import { LANGUAGES, type Language } from '#shared/i18n/languages.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';
import { ANSWERED, type MailParams, type MailTemplate, templates } from './templates.ts';

const about = {
  what: 'listing' as const,
  reference: '26-1001',
  requester: 'Mean Sreypov',
  name: 'Slek & <Co>',
};
const name = 'Slek & <Co>';
const url = 'https://phum.example/x?a=1&b=2';
const someone = { first_name: name, last_name: '', first_name_kh: '', last_name_kh: '' };
const params: { [T in MailTemplate]: MailParams<T> } = {
  'account.verify': { name, url, hours: 72 },
  'newsletter.confirm': { url, days: 7 },
  'newsletter.known': { url },
  'newsletter.welcome': { url },
  'account.exists': { name, url },
  'account.reset': { name, url, hours: 1 },
  'account.deletion': { name, url, date: '2026-12-05T00:00:00Z' },
  'account.password_changed': { name, url },
  'account.change_email': { name, url, hours: 24 },
  'account.email_changed': { name, url },
  'account.passkey_added': { name, url },
  'account.passkey_removed': { name, url },
  'account.factor_removed': { name, url },
  'account.staff_invited': { name, url, by: name, role: 'reviewer', hours: 72 },
  'account.session_locked': { name, url },
  'account.suspended': { name, url, reason: 'Spam <b>' },
  'account.lifted': { name, url },
  'claim.code': {
    page: { name, name_kh: '' },
    by: someone,
    code: '012345',
    minutes: 30,
    reference: 'CL-2',
    url,
  },
  'claim.decided': {
    to: someone,
    page: { name, name_kh: '' },
    decision: 'ask',
    text: 'Who <are> you?',
    reference: 'CL-2',
    url,
  },
  'claim.match': { by: someone, kind: 'startup', url, hours: 24 },
  'claim.owner': {
    to: someone,
    page: { name, name_kh: '' },
    what: 'disputed',
    text: '',
    reference: 'CL-2',
    url,
  },
  'contact.received': { name, reference: 'C-7KQ4MX', text: 'One\ntwo', category: 'feedback', url },
  'contact.reply': { name, reference: 'C-7KQ4MX', text: 'One', reply: 'Two', url },
  'report.decided': {
    to: '',
    reference: 'R-7KQ4MX',
    outcome: 'hidden',
    page: { name, name_kh: '' },
    url,
  },
  'listing.draft': { kind: 'startup', url, kept_until: '2026-12-21' },
  'listing.code': { ...about, code: '012345', url, minutes: 30 },
  'listing.received': { ...about, url, answer_by: '2026-11-27' },
  'listing.resubmitted': { ...about, url, answer_by: '2026-11-27' },
  'listing.returned': {
    ...about,
    url,
    messages: [
      { label_key: 'fields:name_kh.label', body: 'As on the stamp.', body_kh: 'ដូចក្នុងត្រា។' },
      { label_key: null, body: 'Line one\nline two', body_kh: '' },
    ],
  },
  'listing.approved': {
    ...about,
    url,
    email: 'a@example.test',
    sign_in_url: 'https://phum.example/?action=login',
  },
  'listing.rejected': { ...about, url, reason: 'It is listed already.' },
  'listing.archived': { ...about, url, reason: 'It closed down.' },
  'profile.received': { ...about, what: 'profile', url, answer_by: '2026-11-27' },
  'profile.returned': {
    ...about,
    what: 'change',
    url,
    messages: [{ label_key: 'fields:product.label', body: 'Which one?', body_kh: '' }],
  },
  'profile.approved': { ...about, what: 'change', url },
  'profile.rejected': { ...about, what: 'profile', url, reason: 'It is listed already.' },
  'profile.archived': { ...about, what: 'profile', url, reason: 'It closed down.' },
  'suggestion.link': { ...about, what: 'program', url, hours: 72 },
  'suggestion.status': { ...about, what: 'event', url },
  'account.proof_code': { name, code: '12345678', minutes: 15, url },
  'team.owner_code': { page: { name, name_kh: '' }, code: '12345678', minutes: 30, url },
  'team.ownership': {
    to: someone,
    other: someone,
    page: { name, name_kh: '' },
    event: 'accepted',
    side: 'from',
    shares: false,
    until: '2026-11-26T03:00:00Z',
    url,
  },
  'team.invite': {
    page: { name, name_kh: '' },
    role: 'admin',
    note: 'Come & <help>.',
    by: someone,
    url,
    expires: '2026-12-05T00:00:00Z',
  },
  notification: {
    to: { first_name: 'Sreypov', last_name: 'Mean' },
    kind: 'team_invite',
    actor: null,
    params: { name, role: 'admin', note: 'Come & help.' },
    url,
    unsubscribe_url: 'https://phum.example/unsubscribe/x',
    settings_url: 'https://phum.example/settings',
  },
  'notification.digest': {
    to: { first_name: 'Sreypov', last_name: 'Mean' },
    rhythm: 'weekly',
    top: ['Slek & <Co> was approved and is public now'],
    more: 3,
    groups: [
      {
        title: 'Slek & <Co>',
        lines: [{ text: 'It was <approved>', at: '20 Nov 2026, 09:00', note: 'A & b', url }],
        more: 2,
      },
    ],
    url,
    settings_url: url,
    unsubscribe_url: url,
  },
};
const names = Object.keys(templates) as MailTemplate[];
/** Links to a draft and of the newsletter go to addresses nobody has confirmed: they repeat nothing that was typed. */
const withTypedTexts: readonly MailTemplate[] = names.filter(
  (name) => name !== 'listing.draft' && !name.startsWith('newsletter.'),
);
const aboutRequests = withTypedTexts.filter((name) => name.startsWith('listing.'));

function render(template: MailTemplate, language: Language) {
  const t = translatorFor(language);
  const make = templates[template] as (t: Translator, params: object) => MailContent;
  return renderMail(t, make(t, params[template]));
}

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
    '%s names the site, is small, valid, light, and links its addresses by words',
    (template) => {
      const { subject, text, html } = render(template, language);
      expect(subject).toContain(language === 'km' ? 'ភូមិ' : 'Phum');
      expect(Buffer.byteLength(html)).toBeLessThan(100 * 1_024);
      expect(html).toContain('<meta name="color-scheme" content="light">');
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
