import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { formatDate } from '#shared/format/dates.ts';
import { type PersonNames, personName } from '#shared/format/person-name.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import type { MailBlock, MailContent } from '../mail-content.ts';

interface Named {
  name: string;
  name_kh: string;
}

const greeting = (t: Translator, to: PersonNames): MailBlock => {
  const name = personName(to, t.language).text;
  return { kind: 'text', text: name ? t('mail:greeting', { name }) : t('mail:greeting_nameless') };
};
const reference = (t: Translator, value: string): MailBlock => ({
  kind: 'small',
  text: t('mail:reference', { reference: value }),
});

/** The code that shows an address of the website's domain is within the claimant's reach. */
export function claimCode(
  t: Translator,
  mail: { page: Named; by: PersonNames; code: string; minutes: number; reference: string; url: string },
): MailContent {
  const page = localName(mail.page, t.language).text;
  return {
    subject: t('claim:mail.code.subject', { code: mail.code }),
    blocks: [
      { kind: 'text', text: t('mail:greeting_nameless') },
      {
        kind: 'text',
        text: t('claim:mail.code.intro', { name: personName(mail.by, t.language).text, page }),
      },
      { kind: 'code', label: t('claim:mail.code.code'), code: mail.code },
      { kind: 'button', label: t('claim:mail.code.button'), url: mail.url },
      { kind: 'text', text: t('claim:mail.code.valid', { minutes: mail.minutes }) },
      { kind: 'small', text: t('claim:mail.code.not_you') },
      reference(t, mail.reference),
    ],
  };
}

/** What the desk decided, or asks. */
export function claimDecided(
  t: Translator,
  mail: {
    to: PersonNames;
    page: Named;
    decision: 'approved' | 'rejected' | 'ask';
    text: string;
    reference: string;
    url: string;
  },
): MailContent {
  const page = localName(mail.page, t.language).text;
  const { decision, text, url } = mail;
  return {
    subject: t(`claim:mail.${decision}.subject`, { page }),
    blocks: [
      greeting(t, mail.to),
      { kind: 'text', text: t(`claim:mail.${decision}.intro`, { page }) },
      ...(text ? [{ kind: 'quote', label: t('claim:mail.words'), text } as const] : []),
      { kind: 'text', text: t(`claim:mail.${decision}.next`) },
      { kind: 'button', label: t(`claim:mail.${decision}.button`), url },
      reference(t, mail.reference),
    ],
  };
}

/** To who looks after a page: somebody else asks to, and how that ended. */
export function claimOwner(
  t: Translator,
  mail: {
    to: PersonNames;
    page: Named;
    what: 'disputed' | 'transferred' | 'kept';
    /** Of a dispute: until when they have time to object. */
    until?: string;
    text: string;
    reference: string;
    url: string;
  },
): MailContent {
  const page = localName(mail.page, t.language).text;
  const { what, until, text, url } = mail;
  return {
    subject: t(`claim:mail.${what}.subject`, { page }),
    blocks: [
      greeting(t, mail.to),
      { kind: 'text', text: t(`claim:mail.${what}.intro`, { page }) },
      ...(text ? [{ kind: 'quote', label: t('claim:mail.words'), text } as const] : []),
      { kind: 'text', text: t(`claim:mail.${what}.next`) },
      ...(until
        ? [{ kind: 'text', text: t('claim:mail.until', { date: formatDate(t.language, until) }) } as const]
        : []),
      { kind: 'button', label: t(`claim:mail.${what}.button`), url },
      reference(t, mail.reference),
    ],
  };
}

/** The way to the pages found for an address; the same words whether there is one or not. */
export function claimMatch(
  t: Translator,
  mail: { by: PersonNames; kind: StakeholderKind; url: string; hours: number },
): MailContent {
  return {
    subject: t('claim:mail.match.subject'),
    blocks: [
      { kind: 'text', text: t('mail:greeting_nameless') },
      { kind: 'text', text: t('claim:mail.match.intro', { name: personName(mail.by, t.language).text }) },
      { kind: 'button', label: t('claim:mail.match.button'), url: mail.url },
      { kind: 'text', text: t('claim:mail.match.valid', { hours: mail.hours }) },
      { kind: 'small', text: t('claim:mail.match.not_you') },
    ],
  };
}
