import { expect, it } from 'vitest';
import { LINK_HOURS } from '#server/areas/account/account-link.ts';
import { EMAIL_CHANGE_HOURS } from '#server/areas/account/email/email-key.ts';
import { MAIL_TRIED_DAYS } from '#server/mail/send-mail.ts';
import {
  ACCESS_TOKEN_MINUTES,
  ANSWER_WORKING_DAYS,
  CONNECTION_OPEN_DAYS,
  IMAGE_MAX_MB,
  REINVITE_AFTER_DAYS,
  UNVERIFIED_KEPT_DAYS,
} from '#shared/constants.ts';
import { CONTACT_ANSWER_DAYS } from '#shared/domain/contact.ts';
import { DRAFT_KEPT_DAYS, DRAFT_MAX_BYTES } from '#shared/domain/listing/listing-paths.ts';
import { MERGE_UNDO_HOURS } from '#shared/domain/merge.ts';
import { REVERT_DAYS } from '#shared/domain/ownership.ts';
import { DELETION_GRACE_DAYS } from '#shared/domain/person.ts';
import { SOON_DAYS } from '#shared/domain/saved.ts';
import { catalog } from '#shared/i18n/catalog.ts';
import type { Language } from '#shared/i18n/languages.ts';

/** What each text that names a number of days, hours or bytes says, and the constant it must follow. */
const FOLLOWS: Readonly<Record<string, string>> = {
  'account:reset.sent_text': `${LINK_HOURS.reset_password} hour`,
  'account:reset.sent_text_plain': `${LINK_HOURS.reset_password} hour`,
  'api-docs:basics.session_text': `${ACCESS_TOKEN_MINUTES} minute`,
  'connection:confirm.disconnect_text': `${REINVITE_AFTER_DAYS / 7} week`,
  'connection:empty.sent_text': `${CONNECTION_OPEN_DAYS} day`,
  'contact:lead': `${CONTACT_ANSWER_DAYS} day`,
  'content:ask.terms': `${CONTACT_ANSWER_DAYS} day`,
  'content:about.facts.days': `${ANSWER_WORKING_DAYS} day`,
  'directory:overview.step_3_text': `${ANSWER_WORKING_DAYS} day`,
  'fields:logo.hint': `${IMAGE_MAX_MB} MB`,
  'fields:photo.hint': `${IMAGE_MAX_MB} MB`,
  'fields:cover.hint': `${IMAGE_MAX_MB} MB`,
  'health:mail.cure': `${MAIL_TRIED_DAYS} day`,
  'home:cta.text': `${ANSWER_WORKING_DAYS} day`,
  'inbox:review.next': `${ANSWER_WORKING_DAYS} day`,
  'listing:problem.draft_too_large': `${DRAFT_MAX_BYTES / 1024} KB`,
  'listing:later.gone_text': `${DRAFT_KEPT_DAYS} day`,
  'mail:suggestion_link.not_you': `${UNVERIFIED_KEPT_DAYS} day`,
  'merge:problem.late': `${MERGE_UNDO_HOURS} hour`,
  'merge:ask_text': `${MERGE_UNDO_HOURS} hour`,
  'operator:help.person erase': `${DELETION_GRACE_DAYS} day`,
  'own-profile:check.after': `${ANSWER_WORKING_DAYS} day`,
  'profile:email.pending_text': `${EMAIL_CHANGE_HOURS} hour`,
  'profile:leave.text': `${DELETION_GRACE_DAYS} day`,
  'profile:leave.question_text': `${DELETION_GRACE_DAYS} day`,
  'report:send.sent': `${ANSWER_WORKING_DAYS} day`,
  'save:soon_text': `${SOON_DAYS / 7} week`,
  'suggestion:field.cover.hint': `${IMAGE_MAX_MB} MB`,
  'team:problem.declined_lately': `${REINVITE_AFTER_DAYS / 7} week`,
  'team:problem.offer_held': `${REVERT_DAYS} day`,
  'team:transfer.text': `${REVERT_DAYS} day`,
  'team:ownership.offered_to': `${REVERT_DAYS} day`,
  'team:ownership.accept_text': `${REVERT_DAYS} day`,
};
/** Numbers that no constant says, and why. */
const NO_RULE: Readonly<Record<string, string>> = {
  'contact:shortcut.listing_text': 'how long it takes people to fill the form in',
  'home:programs.text': 'what a thread of the picture means',
  'home:events.title': 'a window of the home page',
  'insight:chart.program-event.program-open.text': 'how a figure is counted',
  'notification:day.week': 'a heading over what is a week old at most',
  'profile:desk.text': 'the passkey takes about a minute',
};

const SMALL =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** A number as English writes it out, up to ninety-nine. */
const WORD = `(?:${TENS.join('|')})(?:-(?:${SMALL.slice(1, 10).join('|')}))?|${SMALL.join('|')}`;
const countOf = (word: string): number =>
  /^\d/.test(word)
    ? Number(word)
    : word
        .toLowerCase()
        .split('-')
        .reduce(
          (sum, part) => sum + (TENS.includes(part) ? 20 + 10 * TENS.indexOf(part) : SMALL.indexOf(part)),
          0,
        );
const KHMER_DIGITS = '០១២៣៤៥៦៧៨៩';
const latinDigits = (text: string) => text.replace(/[០-៩]/g, (digit) => String(KHMER_DIGITS.indexOf(digit)));

const UNITS = { ថ្ងៃ: 'day', ម៉ោង: 'hour', នាទី: 'minute', សប្តាហ៍: 'week', ខែ: 'month', MB: 'MB', KB: 'KB' };
const ENGLISH = new RegExp(
  `\\b(\\d+|${WORD})\\s+(?:working\\s+)?(day|hour|minute|week|month|MB|KB)s?\\b`,
  'gi',
);
const KHMER = new RegExp(`(\\d+)\\s?(${Object.keys(UNITS).join('|')})`, 'g');

type Texts = { [key: string]: string | Texts };
/** Every text of a language by its key. */
const textsOf = (language: Language): Record<string, string> => {
  const walk = (texts: Texts, before: string): [string, string][] =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' ? [[before + key, text]] : walk(text, `${before}${key}.`),
    );
  return Object.fromEntries(
    Object.entries(catalog[language]).flatMap(([area, texts]) => walk(texts as Texts, `${area}:`)),
  );
};

const inEnglish = (text: string) =>
  [...text.matchAll(ENGLISH)].map(([, count, unit]) => `${countOf(count!)} ${unit}`);
const inKhmer = (text: string) =>
  [...latinDigits(text).matchAll(KHMER)].map(
    ([, count, unit]) => `${count} ${UNITS[unit as keyof typeof UNITS]}`,
  );

it('reads numbers written out and in Khmer digits', () => {
  expect(inEnglish('Ninety days, fourteen hours, twenty-one weeks, 3 MB')).toEqual([
    '90 day',
    '14 hour',
    '21 week',
    '3 MB',
  ]);
  expect(inKhmer('រយៈពេល ១៤ ថ្ងៃ ឬ 2 ម៉ោង')).toEqual(['14 day', '2 hour']);
});

it('a number of days, hours or bytes in a text is that of its constant, in both languages', () => {
  const [english, khmer] = [textsOf('en'), textsOf('km')];
  const wrong = Object.keys(english).flatMap((key) => {
    const [here, there] = [inEnglish(english[key]!), inKhmer(khmer[key] ?? '')];
    const said = new Set([...here, ...there]);
    if (said.size === 0 || key in NO_RULE) return [];
    if (here.length === 0 || there.length === 0)
      return [`${key} says ${[...said].join(' and ')} in one language only`];
    const meant = FOLLOWS[key];
    if (meant && said.size === 1 && said.has(meant)) return [];
    return [
      meant
        ? `${key} says ${[...said].join(' and ')}, its constant ${meant}`
        : `${key} says ${[...said].join(' and ')} by hand: take the number as {count}, or name its constant in FOLLOWS`,
    ];
  });
  expect(wrong).toEqual([]);
});
