import type { NotificationKind } from '#shared/domain/notification.ts';
import { noticeFacts } from '#shared/format/notice-facts.ts';
import { type NoticeSource, plainNoticeText } from '#shared/format/notice-text.ts';
import { type PersonNames, personName } from '#shared/format/person-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import type { MailBlock, MailContent } from '../mail-content.ts';

export interface NotificationMail {
  to: PersonNames;
  kind: NotificationKind;
  actor: NoticeSource['actor'];
  params: Record<string, string>;
  url: string;
  /** Where such mails are turned off. */
  settings_url: string;
  /** Where this kind is turned off at once, without signing in. */
  unsubscribe_url: string;
}

/** Something the person asked to be told by mail: the same sentence as on the site. */
export function notification(t: Translator, mail: NotificationMail): MailContent {
  const sentence = plainNoticeText(t, mail);
  const name = personName(mail.to, t.language).text;
  const { note } = mail.params;
  const facts = noticeFacts(t, mail);
  const who: MailBlock[] = facts ? [{ kind: 'text', text: facts }] : [];
  const quote: MailBlock[] = note ? [{ kind: 'quote', label: t('notification:mail.note'), text: note }] : [];
  return {
    subject: sentence,
    blocks: [
      { kind: 'text', text: name ? t('mail:greeting', { name }) : t('mail:greeting_nameless') },
      { kind: 'text', text: t('notification:mail.sentence', { sentence }) },
      ...who,
      ...quote,
      { kind: 'button', label: t('notification:mail.button'), url: mail.url },
      { kind: 'link', label: t('notification:mail.settings'), url: mail.settings_url },
      { kind: 'link', label: t('notification:mail.unsubscribe'), url: mail.unsubscribe_url },
    ],
  };
}

/** One line of a digest. */
export interface DigestLine {
  text: string;
  /** When it happened, as the reader writes it. */
  at: string;
  /** Why, in the words of whoever decided or asked. */
  note: string;
  url: string;
}

export interface DigestMail {
  to: PersonNames;
  rhythm: 'daily' | 'weekly';
  /** The two newest lines of all. */
  top: readonly string[];
  /** How many lines there are besides those two. */
  more: number;
  groups: readonly { title: string; lines: readonly DigestLine[]; more: number }[];
  url: string;
  settings_url: string;
  unsubscribe_url: string;
}

/** What has happened since the last one, grouped by what it is about, the newest first. */
export function digest(t: Translator, mail: DigestMail): MailContent {
  const name = personName(mail.to, t.language).text;
  const top = mail.top.join(t('notification:digest.and'));
  return {
    subject: mail.more > 0 ? t('notification:digest.subject_more', { top, count: mail.more }) : top,
    blocks: [
      { kind: 'text', text: name ? t('mail:greeting', { name }) : t('mail:greeting_nameless') },
      { kind: 'text', text: t(`notification:digest.intro_${mail.rhythm}`) },
      ...mail.groups.map(
        ({ title, lines, more }): MailBlock => ({
          kind: 'list',
          label: title,
          items: lines.map(({ text, at, note, url }) => ({
            text,
            note: note ? `${at}\n${note}` : at,
            url,
          })),
          more: more > 0 ? t('notification:digest.more', { count: more }) : '',
        }),
      ),
      { kind: 'button', label: t('notification:digest.button'), url: mail.url },
      { kind: 'link', label: t('notification:mail.settings'), url: mail.settings_url },
      { kind: 'link', label: t('notification:mail.unsubscribe'), url: mail.unsubscribe_url },
    ],
  };
}
