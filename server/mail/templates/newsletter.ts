import type { Translator } from '#shared/i18n/translate.ts';
import type { MailContent } from '../mail-content.ts';

interface AboutNewsletter {
  url: string;
}

/** The link that confirms an address that somebody typed. */
export function newsletterConfirm(
  t: Translator,
  { url, days }: AboutNewsletter & { days: number },
): MailContent {
  return {
    subject: t('mail:newsletter_confirm.subject'),
    blocks: [
      { kind: 'text', text: t('mail:newsletter_confirm.intro') },
      { kind: 'button', label: t('mail:newsletter_confirm.button'), url },
      { kind: 'small', text: t('mail:newsletter_confirm.not_you', { count: days }) },
    ],
  };
}

const withWayOut = (t: Translator, kind: 'welcome' | 'known', { url }: AboutNewsletter): MailContent => ({
  subject: t(`mail:newsletter_${kind}.subject`),
  blocks: [
    { kind: 'text', text: t(`mail:newsletter_${kind}.intro`) },
    { kind: 'button', label: t('mail:newsletter_leave'), url },
  ],
});

/** After an address was confirmed, with the way out. */
export const newsletterWelcome = (t: Translator, params: AboutNewsletter) => withWayOut(t, 'welcome', params);
/** For an address that is confirmed already and was typed again. */
export const newsletterKnown = (t: Translator, params: AboutNewsletter) => withWayOut(t, 'known', params);
