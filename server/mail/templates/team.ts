import type { OwnershipEvent } from '#shared/domain/ownership.ts';
import type { OrganisationRole } from '#shared/domain/roles.ts';
import { formatFullDate, formatFullDateTime } from '#shared/format/dates.ts';
import { type PersonNames, personName } from '#shared/format/person-name.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import type { MailContent } from '../mail-content.ts';

export interface TeamInviteMail {
  page: { name: string; name_kh: string };
  role: OrganisationRole;
  note: string;
  /** Who invites; null when they are gone. */
  by: PersonNames | null;
  url: string;
  /** ISO 8601. */
  expires: string;
}

/** To the address that was invited to own a page, when somebody with another one accepts. */
export function teamOwnerCode(
  t: Translator,
  { page, code, minutes, url }: { page: TeamInviteMail['page']; code: string; minutes: number; url: string },
): MailContent {
  return {
    subject: t('team:mail.code.subject'),
    blocks: [
      { kind: 'text', text: t('mail:greeting_nameless') },
      { kind: 'text', text: t('team:mail.code.intro', { page: localName(page, t.language).text }) },
      { kind: 'code', label: t('team:mail.code.code'), code },
      { kind: 'text', text: t('team:mail.code.valid', { minutes }) },
      { kind: 'small', text: t('team:mail.code.not_you') },
      { kind: 'button', label: t('team:mail.code.button'), url },
    ],
  };
}

/** An invitation into a team, to an address that has no account. */
export function teamInvite(
  t: Translator,
  { page, role, note, by, url, expires }: TeamInviteMail,
): MailContent {
  const name = localName(page, t.language).text;
  const who = by ? personName(by, t.language).text : '';
  const words = { page: name, role: t(`notification:role.${role}`) };
  return {
    subject: t('team:mail.subject', { page: name }),
    blocks: [
      { kind: 'text', text: t('mail:greeting_nameless') },
      {
        kind: 'text',
        text: who ? t('team:mail.intro', { ...words, name: who }) : t('team:mail.intro_nameless', words),
      },
      ...(note ? [{ kind: 'quote', label: t('notification:mail.note'), text: note } as const] : []),
      { kind: 'text', text: t(`team:role_text.${role}`) },
      { kind: 'button', label: t('team:mail.button'), url },
      { kind: 'text', text: t('team:mail.valid', { date: formatFullDate(t.language, expires) }) },
      { kind: 'small', text: t('team:mail.not_you') },
    ],
  };
}

export interface OwnershipMail {
  to: PersonNames;
  /** The other of the two. */
  other: PersonNames;
  page: TeamInviteMail['page'];
  event: OwnershipEvent;
  /** Who reads it: who offered the page, or who was to get it. */
  side: 'from' | 'to';
  /** Who offered stays an owner too. */
  shares: boolean;
  /** Until when it can be answered or undone, ISO 8601. */
  until: string;
  url: string;
}

/** To both, whatever happens to an offer of ownership. */
export function teamOwnership(
  t: Translator,
  { to, other, page, event, side, shares, until, url }: OwnershipMail,
): MailContent {
  const name = personName(to, t.language).text;
  const words = {
    page: localName(page, t.language).text,
    name: personName(other, t.language).text,
    date: formatFullDateTime(t.language, until),
  };
  const next = event === 'offered' || event === 'accepted' ? event : null;
  const manner = shares && side === 'from' ? 'share' : side;
  return {
    subject: t(`team:mail.ownership.${event}.subject`, words),
    blocks: [
      { kind: 'text', text: name ? t('mail:greeting', { name }) : t('mail:greeting_nameless') },
      { kind: 'text', text: t(`team:mail.ownership.${event}.${side}`, words) },
      ...(next
        ? [{ kind: 'text', text: t(`team:mail.ownership.${next}.next_${manner}`, words) } as const]
        : []),
      { kind: 'button', label: t('team:mail.ownership.button'), url },
      { kind: 'small', text: t('team:mail.ownership.not_you') },
    ],
  };
}
