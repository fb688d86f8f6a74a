import type { SubjectKind, SuggestionKind } from '#shared/domain/subject-kinds.ts';
import { formatFullDate } from '#shared/format/dates.ts';
import type { TextKey } from '#shared/i18n/keys.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import type { MailBlock, MailContent } from '../mail-content.ts';

/** What every mail about a request names. `requester` may be empty, `name` is the name of what was sent in. */
export interface AboutRequest {
  /** A page in the directory, or a suggestion: the words differ, the mails do not. */
  what: 'listing' | SuggestionKind;
  reference: string;
  requester: string;
  name: string;
}

const greeting = (t: Translator, { requester }: AboutRequest): MailBlock => ({
  kind: 'text',
  text: requester ? t('mail:greeting', { name: requester }) : t('mail:greeting_nameless'),
});
/** The texts for what was sent in, and how it is called in them. */
const groupOf = ({ what }: AboutRequest) => (what === 'listing' ? 'listing' : 'suggestion');
const wordsOf = (t: Translator, { what, name }: AboutRequest) => ({
  name,
  what: what === 'listing' ? '' : t(`mail:suggestion_what.${what}`),
});
const text = (content: string): MailBlock => ({ kind: 'text', text: content });
const reference = (t: Translator, about: AboutRequest): MailBlock => ({
  kind: 'small',
  text: t('mail:reference', { reference: about.reference }),
});

/**
 * The link to go on with a form. Its address is not confirmed, so nothing of what was typed stands in it. `kept_until` is
 * a calendar date.
 */
export function listingDraft(
  t: Translator,
  { kind, url, kept_until }: { kind: SubjectKind; url: string; kept_until: string },
): MailContent {
  return {
    subject: t('mail:listing_draft.subject'),
    blocks: [
      text(t('mail:greeting_nameless')),
      text(t('mail:listing_draft.intro', { form: t(`listing:kind.${kind}.form`) })),
      { kind: 'button', label: t('mail:listing_draft.button'), url },
      text(t('mail:listing_draft.kept', { date: formatFullDate(t.language, kept_until) })),
      { kind: 'small', text: t('mail:listing_draft.secret') },
    ],
  };
}

/** The code that shows the address is the requester's. */
export function listingCode(
  t: Translator,
  params: AboutRequest & { code: string; url: string; minutes: number },
): MailContent {
  const { name, code, url, minutes } = params;
  return {
    subject: t('mail:listing_code.subject', { code }),
    blocks: [
      greeting(t, params),
      text(t('mail:listing_code.intro', { name })),
      { kind: 'code', label: t('mail:listing_code.code'), code },
      { kind: 'button', label: t('mail:listing_code.button'), url },
      text(t('mail:listing_code.valid', { minutes })),
      { kind: 'small', text: t('mail:listing_code.not_you') },
      reference(t, params),
    ],
  };
}

/** The request has arrived. `answer_by` is a calendar date. */
export function listingReceived(
  t: Translator,
  params: AboutRequest & { url: string; answer_by: string },
): MailContent {
  return {
    subject: t(`mail:${groupOf(params)}_received.subject`, { reference: params.reference }),
    blocks: [
      greeting(t, params),
      text(t(`mail:${groupOf(params)}_received.intro`, wordsOf(t, params))),
      text(t('mail:listing_received.next', { date: formatFullDate(t.language, params.answer_by) })),
      { kind: 'button', label: t('mail:listing_received.button'), url: params.url },
      { kind: 'small', text: t('mail:listing_received.keep') },
      reference(t, params),
    ],
  };
}

/** The mended request has arrived. */
export function listingResubmitted(
  t: Translator,
  params: AboutRequest & { url: string; answer_by: string },
): MailContent {
  return {
    subject: t(`mail:${groupOf(params)}_resubmitted.subject`, { reference: params.reference }),
    blocks: [
      greeting(t, params),
      text(t(`mail:${groupOf(params)}_resubmitted.intro`, wordsOf(t, params))),
      text(t('mail:listing_resubmitted.next', { date: formatFullDate(t.language, params.answer_by) })),
      { kind: 'button', label: t('mail:listing_resubmitted.button'), url: params.url },
      reference(t, params),
    ],
  };
}

export interface ReturnMessage {
  /** Key of the field's label; null when the message is about the whole. */
  label_key: TextKey | null;
  body: string;
  body_kh: string;
}

/** The reviewer asks for changes; every message in the requester's language where it was written in it. */
export function listingReturned(
  t: Translator,
  params: AboutRequest & { url: string; messages: readonly ReturnMessage[] },
): MailContent {
  const { messages } = params;
  return {
    subject: t(`mail:${groupOf(params)}_returned.subject`, { reference: params.reference }),
    blocks: [
      greeting(t, params),
      text(t(`mail:${groupOf(params)}_returned.intro`, { ...wordsOf(t, params), count: messages.length })),
      ...messages.map(({ label_key, body, body_kh }): MailBlock => {
        const [own, other] = t.language === 'km' ? [body_kh, body] : [body, body_kh];
        const label = label_key ? t('mail:about_field', { field: t(label_key) }) : t('mail:about_whole');
        return { kind: 'quote', label, text: own || other };
      }),
      text(t('mail:listing_returned.how')),
      { kind: 'button', label: t('mail:listing_returned.button'), url: params.url },
      reference(t, params),
    ],
  };
}

/** It is public; whoever asked for a page of their own is invited to look after it. */
export function listingApproved(
  t: Translator,
  params: AboutRequest & { url: string; email: string; sign_in_url: string },
): MailContent {
  const { name, email, url, sign_in_url } = params;
  return {
    subject: t(`mail:${groupOf(params)}_approved.subject`, { name }),
    blocks: [
      greeting(t, params),
      text(t(`mail:${groupOf(params)}_approved.intro`, wordsOf(t, params))),
      { kind: 'button', label: t('mail:listing_approved.button'), url },
      ...(params.what === 'listing'
        ? [
            text(t('mail:listing_approved.owner', { email })),
            { kind: 'link', label: t('mail:listing_approved.sign_in'), url: sign_in_url } as const,
          ]
        : [text(t('mail:suggestion_approved.thanks'))]),
      reference(t, params),
    ],
  };
}

/** The request was refused, with the reason as the reviewer wrote it. */
export function listingRejected(
  t: Translator,
  params: AboutRequest & { url: string; reason: string },
): MailContent {
  return {
    subject: t(`mail:${groupOf(params)}_rejected.subject`, { reference: params.reference }),
    blocks: [
      greeting(t, params),
      text(t(`mail:${groupOf(params)}_rejected.intro`, wordsOf(t, params))),
      { kind: 'quote', label: t('mail:listing_rejected.reason'), text: params.reason },
      text(t('mail:listing_rejected.again')),
      { kind: 'button', label: t('mail:listing_rejected.button'), url: params.url },
      reference(t, params),
    ],
  };
}

/** The page was taken off the directory, with the reason where one was written. */
export function listingArchived(
  t: Translator,
  params: AboutRequest & { url: string; reason: string },
): MailContent {
  const { name, reason, url } = params;
  return {
    subject: t(`mail:${groupOf(params)}_archived.subject`, { name }),
    blocks: [
      greeting(t, params),
      text(t(`mail:${groupOf(params)}_archived.intro`, wordsOf(t, params))),
      ...(reason ? [{ kind: 'quote', label: t('mail:listing_archived.reason'), text: reason } as const] : []),
      text(t('mail:listing_archived.again')),
      { kind: 'button', label: t('mail:listing_archived.button'), url },
      reference(t, params),
    ],
  };
}

/** The link that confirms the address of a suggestion, and later shows where it stands. */
export function suggestionLink(
  t: Translator,
  params: AboutRequest & { url: string; hours: number },
): MailContent {
  const { url, hours } = params;
  return {
    subject: t('mail:suggestion_link.subject'),
    blocks: [
      greeting(t, params),
      text(t('mail:suggestion_link.intro', wordsOf(t, params))),
      { kind: 'button', label: t('mail:suggestion_link.button'), url },
      text(t('mail:suggestion_link.valid', { hours })),
      { kind: 'small', text: t('mail:suggestion_link.not_you') },
      reference(t, params),
    ],
  };
}

/** The same link once more, for somebody who has lost it. */
export function suggestionStatus(t: Translator, params: AboutRequest & { url: string }): MailContent {
  return {
    subject: t('mail:suggestion_status.subject', { reference: params.reference }),
    blocks: [
      greeting(t, params),
      text(t('mail:suggestion_status.intro', wordsOf(t, params))),
      { kind: 'button', label: t('mail:suggestion_status.button'), url: params.url },
      reference(t, params),
    ],
  };
}
