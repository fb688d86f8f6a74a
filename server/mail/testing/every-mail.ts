import { translatorFor } from '#shared/i18n/catalog.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import type { MailContent } from '../mail-content.ts';
import { renderMail } from '../render-mail.ts';
import { type MailParams, type MailTemplate, templates } from '../templates.ts';

const about = {
  what: 'listing' as const,
  reference: '26-1001',
  requester: 'Mean Sreypov',
  name: 'Slek & <Co>',
};
/** As it is typed: its signs are escaped in HTML. */
export const name = 'Slek & <Co>';
export const url = 'https://phum.example/x?a=1&b=2';
const someone = { first_name: name, last_name: '', first_name_kh: '', last_name_kh: '' };
/** Something of every kind of mail. */
export const params: { [T in MailTemplate]: MailParams<T> } = {
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
  'correction.asked': {
    to: name,
    reference: 'K-7KQ4MX',
    page: { name, name_kh: '' },
    correct: 'It was founded in 2019.',
    url,
  },
  'correction.answered': {
    to: '',
    reference: 'K-7KQ4MX',
    page: { name, name_kh: '' },
    outcome: 'accepted',
    answer: 'We changed the year.',
    url,
  },
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
export const names = Object.keys(templates) as MailTemplate[];

/** A mail of a kind as it leaves. */
export function render(template: MailTemplate, language: Language) {
  const t = translatorFor(language);
  const make = templates[template] as (t: Translator, params: object) => MailContent;
  return renderMail(t, make(t, params[template]));
}
