import { DIGEST_LINES_A_GROUP, groupOf, type NotificationKind } from '#shared/domain/notification.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { plainNoticeText } from '#shared/format/notice-text.ts';
import type { PersonNames } from '#shared/format/person-name.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import type { DigestLine, DigestMail } from '../../../mail/templates/notification.ts';

/** What a line of a digest is made from, the newest first. */
export interface WaitingNotice {
  kind: NotificationKind;
  actor: PersonNames | null;
  params: Readonly<Record<string, string>>;
  link: string;
  at: Date;
}

/**
 * The lines of a digest under what they are about: an organisation, a program, or all of one kind. The group with the
 * newest line comes first; a group shows ten lines and says how many more there are.
 */
export function groupLines(
  t: Translator,
  notices: readonly WaitingNotice[],
  addressOf: (link: string) => string,
): Pick<DigestMail, 'groups' | 'top' | 'more'> {
  const groups = new Map<string, { title: string; lines: DigestLine[] }>();
  const texts: string[] = [];
  for (const notice of notices) {
    const { kind, params, link } = notice;
    const title =
      params.name || params.name_kh
        ? localName(params, t.language).text
        : t(`notification:group.${groupOf(kind)}`);
    const group = groups.get(title) ?? { title, lines: [] };
    groups.set(title, group);
    const text = plainNoticeText(t, notice);
    const note = params.note ?? '';
    const url = addressOf(link);
    // The same of the same thing is news once: the newest tells its hour.
    if (group.lines.some((line) => line.text === text && line.url === url && line.note === note)) continue;
    group.lines.push({ text, note, url, at: formatDateTime(t.language, notice.at) });
    texts.push(text);
  }
  const top = [...new Set(texts)].slice(0, 2);
  return {
    top,
    more: texts.filter((text) => !top.includes(text)).length,
    groups: [...groups.values()].map(({ title, lines }) => ({
      title,
      lines: lines.slice(0, DIGEST_LINES_A_GROUP),
      more: Math.max(0, lines.length - DIGEST_LINES_A_GROUP),
    })),
  };
}
