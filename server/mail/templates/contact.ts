import { CONTACT_ANSWER_DAYS } from '#shared/domain/contact.ts';
import { contactCategoryName } from '#shared/domain/contact-categories.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import type { MailBlock, MailContent } from '../mail-content.ts';

interface AboutMessage {
  name: string;
  reference: string;
  /** The form, for writing again. */
  url: string;
  /** What the sender wrote. */
  text: string;
}

const opening = (t: Translator, { name }: AboutMessage): MailBlock => ({
  kind: 'text',
  text: t('mail:greeting', { name }),
});
const reference = (t: Translator, about: AboutMessage): MailBlock => ({
  kind: 'small',
  text: t('mail:reference', { reference: about.reference }),
});

/** The sender's copy of a message that came in through the contact form. */
export function contactReceived(t: Translator, params: AboutMessage & { category: string }): MailContent {
  return {
    answers: true,
    subject: t('mail:contact_received.subject', { reference: params.reference }),
    blocks: [
      opening(t, params),
      {
        kind: 'text',
        text: t('mail:contact_received.intro', { count: CONTACT_ANSWER_DAYS }),
      },
      {
        kind: 'quote',
        label: t('mail:contact_received.copy', {
          category: contactCategoryName(params.category, t.language),
        }),
        text: params.text,
      },
      { kind: 'button', label: t('mail:contact_received.button'), url: params.url },
      { kind: 'small', text: t('mail:contact_received.not_you') },
      reference(t, params),
    ],
  };
}

/** What the desk answers, with the message it answers. */
export function contactReply(t: Translator, params: AboutMessage & { reply: string }): MailContent {
  return {
    answers: true,
    subject: t('mail:contact_reply.subject', { reference: params.reference }),
    blocks: [
      opening(t, params),
      { kind: 'text', text: params.reply },
      { kind: 'button', label: t('mail:contact_reply.button'), url: params.url },
      { kind: 'quote', label: t('mail:contact_reply.yours'), text: params.text },
      reference(t, params),
    ],
  };
}
