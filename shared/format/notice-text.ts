import type { NotificationKind } from '../domain/notification.ts';
import { ORGANISATION_ROLES } from '../domain/roles.ts';
import type { TextKey } from '../i18n/keys.ts';
import { type LocalText, localName } from '../i18n/local-name.ts';
import type { TextParams, Translator } from '../i18n/translate.ts';
import { formatDate, formatDateTime } from './dates.ts';
import { type PersonNames, personName } from './person-name.ts';

/** What the sentence of a notification is made from. */
export interface NoticeSource {
  kind: NotificationKind;
  /** `what`: what they are by their pages. */
  actor: (PersonNames & { what?: string; what_kh?: string }) | null;
  params: Readonly<Record<string, string>>;
}

/** A sentence around the name of who or what it is about, which screens set apart. */
export interface NoticeText {
  before: string;
  subject: LocalText;
  after: string;
}

/** No text contains it. */
const PLACE = '\u0000';

/** Kinds that are about the person who caused them; the others are about the thing in `params`. */
const ABOUT_A_PERSON: readonly NotificationKind[] = [
  'connection_request',
  'connection_accepted',
  'team_request',
  'team_joined',
  'message',
  'review_assigned',
  'contact_assigned',
  'reading_asked',
  'reading_agreed',
];

/** Whether the sentence names the person who caused it. */
export const isAboutPerson = (kind: NotificationKind): boolean => ABOUT_A_PERSON.includes(kind);

const OWNERSHIP = ['accepted', 'withdrawn', 'reverted'] as const;

/** The sentence of a notification in the language of the translator, which must have the area `notification`. */
export function noticeText(t: Translator, { kind, actor, params }: NoticeSource): NoticeText {
  const text = t(keyOf(kind, params), { ...paramsOf(t, kind, params), subject: PLACE });
  const [before = '', after = ''] = text.split(PLACE);
  return { before, subject: subjectOf(t, { kind, actor, params }), after };
}

/** The same as one text, for mails. */
export function plainNoticeText(t: Translator, notice: NoticeSource): string {
  const { before, subject, after } = noticeText(t, notice);
  return before + subject.text + after;
}

function subjectOf(t: Translator, { kind, actor, params }: NoticeSource): LocalText {
  const isPerson = isAboutPerson(kind);
  const name = isPerson ? actor && personName(actor, t.language) : localName(params, t.language);
  if (name?.text) return name;
  if (kind === 'session_locked') return { text: t('notification:some_device'), lang: t.language };
  return { text: t(isPerson ? 'notification:somebody' : 'notification:something'), lang: t.language };
}

function keyOf(kind: NotificationKind, { decision, page, page_kh }: NoticeSource['params']): TextKey {
  if (kind === 'connection_request' && (page || page_kh)) return 'notification:text.connection_request_page';
  if (kind === 'team_answer')
    return `notification:text.team_${decision === 'admitted' ? 'admitted' : 'declined'}`;
  if (kind === 'cohort_answer' || kind === 'round_answer')
    return `notification:text.${kind === 'cohort_answer' ? 'cohort' : 'round'}_${decision === 'confirmed' ? 'confirmed' : 'declined'}`;
  if (kind === 'ownership_answer')
    return `notification:text.ownership_${OWNERSHIP.find((one) => one === decision) ?? 'declined'}`;
  if (kind !== 'claim_decision') return `notification:text.${kind}`;
  return `notification:text.claim_${decision === 'approved' ? 'approved' : 'rejected'}`;
}

function paramsOf(t: Translator, kind: NotificationKind, params: NoticeSource['params']): TextParams {
  switch (kind) {
    case 'team_request':
    case 'team_joined':
    case 'reading_asked':
    case 'reading_agreed':
      return { page: pageOf(t, params) };
    case 'connection_request':
      return { page: namedIn(t, params, 'page') };
    case 'cohort_invite':
    case 'cohort_answer':
    case 'round_named':
    case 'round_answer':
      return { page: namedIn(t, params, 'page'), cohort: namedIn(t, params, 'cohort') };
    case 'team_role':
    case 'team_invite':
      return {
        role: t(`notification:role.${ORGANISATION_ROLES.find((one) => one === params.role) ?? 'member'}`),
      };
    case 'review_returned':
      return { count: Number(params.count ?? 1) };
    case 'review_assigned':
    case 'contact_assigned':
      return { reference: params.reference ?? '' };
    case 'program_deadline':
      return { date: formatDate(t.language, params.date ?? '') };
    case 'event_reminder':
      return { date: formatDateTime(t.language, params.date ?? '') };
    default:
      return {};
  }
}

/** The page that a sentence about a person names. */
const pageOf = (t: Translator, params: NoticeSource['params']): string =>
  localName(params, t.language).text || t('notification:something');

/** Another thing that the sentence names. */
const namedIn = (t: Translator, params: NoticeSource['params'], what: 'page' | 'cohort'): string =>
  localName({ name: params[what], name_kh: params[`${what}_kh`] }, t.language).text ||
  t('notification:something');
