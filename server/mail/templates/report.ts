import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import type { MailContent } from '../mail-content.ts';

/** How a report ended, to whoever sent it. What the desk wrote down for itself stays there. */
export function reportDecided(
  t: Translator,
  {
    to,
    reference,
    outcome,
    page,
    url,
  }: {
    to: string;
    reference: string;
    outcome: 'upheld' | 'hidden' | 'dismissed';
    page: { name: string; name_kh: string };
    url: string;
  },
): MailContent {
  const name = localName(page, t.language).text;
  return {
    subject: t('mail:report_decided.subject', { reference }),
    blocks: [
      { kind: 'text', text: to ? t('mail:greeting', { name: to }) : t('mail:greeting_nameless') },
      { kind: 'text', text: t('mail:report_decided.intro', { name }) },
      { kind: 'text', text: t(`mail:report_decided.${outcome}`) },
      { kind: 'button', label: t('mail:report_decided.button'), url },
      { kind: 'small', text: t('mail:reference', { reference }) },
    ],
  };
}
