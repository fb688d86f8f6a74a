import { formatFullDate } from '#shared/format/dates.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import type { MailBlock, MailContent } from '../mail-content.ts';
import type { ReturnMessage } from './listing.ts';

/** What every letter to the owners of a page names. */
export interface AboutProfile {
  /** The first review of a profile, or changes of an approved one. */
  what: 'profile' | 'change';
  reference: string;
  requester: string;
  name: string;
}

const text = (content: string): MailBlock => ({ kind: 'text', text: content });

/** A letter with its words for a profile or for changes of one, and the way to it. */
function letter(
  t: Translator,
  about: AboutProfile & { url: string },
  kind: 'received' | 'returned' | 'approved' | 'rejected' | 'archived',
  blocks: readonly MailBlock[],
  more: { count?: number } = {},
): MailContent {
  const { what, requester, reference, name, url } = about;
  const intro = t(`mail:profile_${kind}.intro_${what}`, { name, ...more });
  return {
    subject: t(`mail:profile_${kind}.subject_${what}`, { name, reference }),
    blocks: [
      text(requester ? t('mail:greeting', { name: requester }) : t('mail:greeting_nameless')),
      text(intro),
      ...blocks,
      { kind: 'button', label: t(`mail:profile_${kind}.button`), url },
      { kind: 'small', text: t('mail:reference', { reference }) },
    ],
  };
}

/** It is with the desk. `answer_by` is a calendar date. */
export const profileReceived = (
  t: Translator,
  params: AboutProfile & { url: string; answer_by: string },
): MailContent =>
  letter(t, params, 'received', [
    text(t('mail:profile_received.next', { date: formatFullDate(t.language, params.answer_by) })),
  ]);

/** The reviewer asks for something; every message in the owner's language where it was written in it. */
export const profileReturned = (
  t: Translator,
  params: AboutProfile & { url: string; messages: readonly ReturnMessage[] },
): MailContent =>
  letter(
    t,
    params,
    'returned',
    params.messages.map(({ label_key, body, body_kh }): MailBlock => {
      const [own, other] = t.language === 'km' ? [body_kh, body] : [body, body_kh];
      const label = label_key ? t('mail:about_field', { field: t(label_key) }) : t('mail:about_whole');
      return { kind: 'quote', label, text: own || other };
    }),
    { count: params.messages.length },
  );

export const profileApproved = (t: Translator, params: AboutProfile & { url: string }): MailContent =>
  letter(t, params, 'approved', []);

/** Refused, with the reason as the reviewer wrote it. */
export const profileRejected = (
  t: Translator,
  params: AboutProfile & { url: string; reason: string },
): MailContent =>
  letter(t, params, 'rejected', [
    { kind: 'quote', label: t('mail:listing_rejected.reason'), text: params.reason },
  ]);

/** Taken off the site by the desk, with the reason where one was written. */
export const profileArchived = (
  t: Translator,
  params: AboutProfile & { url: string; reason: string },
): MailContent =>
  letter(
    t,
    params,
    'archived',
    params.reason ? [{ kind: 'quote', label: t('mail:listing_archived.reason'), text: params.reason }] : [],
  );
