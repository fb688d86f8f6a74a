import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import type { MailContent } from '../mail-content.ts';

interface About {
  to: string;
  reference: string;
  page: { name: string; name_kh: string };
  url: string;
}

const greeting = (t: Translator, to: string) =>
  ({ kind: 'text', text: to ? t('mail:greeting', { name: to }) : t('mail:greeting_nameless') }) as const;

/** Asks an owner of a page whether what somebody says is right. */
export const correctionAsked = (
  t: Translator,
  { to, reference, page, correct, url }: About & { correct: string },
): MailContent => ({
  subject: t('mail:correction_asked.subject', { name: localName(page, t.language).text }),
  blocks: [
    greeting(t, to),
    { kind: 'text', text: t('mail:correction_asked.intro', { name: localName(page, t.language).text }) },
    { kind: 'text', text: correct },
    { kind: 'button', label: t('mail:correction_asked.button'), url },
    { kind: 'small', text: t('mail:reference', { reference }) },
  ],
});

/** What became of a request for a correction, to whoever sent it. */
export const correctionAnswered = (
  t: Translator,
  { to, reference, page, outcome, answer, url }: About & { outcome: 'accepted' | 'declined'; answer: string },
): MailContent => ({
  subject: t('mail:correction_answered.subject', { reference }),
  blocks: [
    greeting(t, to),
    {
      kind: 'text',
      text: t(`mail:correction_answered.${outcome}`, { name: localName(page, t.language).text }),
    },
    { kind: 'text', text: answer },
    { kind: 'button', label: t('mail:correction_answered.button'), url },
    { kind: 'small', text: t('mail:reference', { reference }) },
  ],
});
