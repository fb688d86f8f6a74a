import type { NotificationKind } from '#shared/domain/notification.ts';
import { type PersonNames, personName } from '#shared/format/names.ts';
import { plainNoticeText } from '#shared/format/notice-text.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import type { MailBlock, MailContent } from '../mail-content.ts';

export interface NotificationMail {
  to: PersonNames;
  kind: NotificationKind;
  actor: PersonNames | null;
  params: Record<string, string>;
  url: string;
  /** Where such mails are turned off. */
  settings_url: string;
}

/** Something the person asked to be told by mail: the same sentence as on the site. */
export function notification(t: Translator, mail: NotificationMail): MailContent {
  const sentence = plainNoticeText(t, mail);
  const name = personName(mail.to, t.language).text;
  const { note } = mail.params;
  const quote: MailBlock[] = note ? [{ kind: 'quote', label: t('notification:mail.note'), text: note }] : [];
  return {
    subject: sentence,
    blocks: [
      { kind: 'text', text: name ? t('mail:greeting', { name }) : t('mail:greeting_nameless') },
      { kind: 'text', text: t('notification:mail.sentence', { sentence }) },
      ...quote,
      { kind: 'button', label: t('notification:mail.button'), url: mail.url },
      { kind: 'small', text: t('notification:mail.settings', { url: mail.settings_url }) },
    ],
  };
}
