import { describe, expect, it } from 'vitest';
import { NOTIFICATION_KINDS } from '../domain/notification.ts';
import { translatorFor } from '../i18n/catalog.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { type NoticeSource, noticeText, plainNoticeText } from './notice-text.ts';

const actor = { first_name: 'Dara', last_name: 'Nhem', first_name_kh: 'ដារ៉ា', last_name_kh: 'ញ៉ែម' };
const params = {
  name: 'Slek Materials',
  name_kh: 'សម្ភារៈស្លឹក',
  count: '3',
  role: 'admin',
  decision: 'approved',
  date: '2026-12-24T10:00:00Z',
  reference: 'C-7KQ4MX',
};
const en = translatorFor('en');
const km = translatorFor('km');
const about = (kind: NoticeSource['kind'], more: Partial<NoticeSource> = {}): NoticeSource => ({
  kind,
  actor,
  params,
  ...more,
});

describe.each(LANGUAGES)('the sentence of a notification in %s (1.001)', (language) => {
  const t = translatorFor(language);

  it.each(NOTIFICATION_KINDS)('of %s is whole and names its subject once', (kind) => {
    const { before, subject, after } = noticeText(t, about(kind));
    const text = plainNoticeText(t, about(kind));
    expect(text).toBe(before + subject.text + after);
    expect(text.split(subject.text)).toHaveLength(2);
    expect(text).not.toMatch(/[{}]|notification:/);
    expect(subject.lang).toBe(language);
  });
});

describe('the sentence of a notification', () => {
  it('is about a person or about a thing', () => {
    expect(plainNoticeText(en, about('connection_request'))).toBe('Nhem Dara asks to connect');
    expect(plainNoticeText(en, about('team_invite'))).toBe(
      'Slek Materials invites you into its team as admin',
    );
    expect(plainNoticeText(km, about('team_invite'))).toBe('សម្ភារៈស្លឹក អញ្ជើញអ្នកចូលក្រុមជាអ្នកគ្រប់គ្រង');
  });

  it('counts messages', () => {
    const one = { params: { ...params, count: '1' } };
    expect(plainNoticeText(en, about('review_returned', one))).toMatch(/with one message$/);
    expect(plainNoticeText(en, about('review_returned'))).toMatch(/with 3 messages$/);
  });

  it('writes dates as everywhere, in Phnom Penh', () => {
    expect(plainNoticeText(en, about('program_deadline'))).toBe(
      'Slek Materials closes on 24\u00A0Dec\u00A02026',
    );
    expect(plainNoticeText(en, about('event_reminder'))).toBe(
      'Slek Materials begins on 24\u00A0Dec\u00A02026, 17:00',
    );
  });

  it('says which way a claim was decided', () => {
    const rejected = { params: { ...params, decision: 'rejected' } };
    expect(plainNoticeText(en, about('claim_decision'))).toBe(
      'You are now in charge of the page of Slek Materials',
    );
    expect(plainNoticeText(en, about('claim_decision', rejected))).toContain('was rejected');
  });

  it('marks a name in the other language, and goes on without one', () => {
    const foreign = noticeText(km, about('review_approved', { params: { name: 'Slek' } }));
    expect(foreign.subject).toEqual({ text: 'Slek', lang: 'en' });
    expect(plainNoticeText(en, about('message', { actor: null }))).toBe('Somebody wrote to you');
    expect(plainNoticeText(en, about('review_approved', { params: {} }))).toMatch(/^A page was approved/);
  });
});
