import type { resendLink } from '#shared/contracts/suggestion.contract.ts';
import type { ResendTexts } from '#web/features/listing/confirm/resend.tsx';
import { fetchApi } from '#web/lib/fetch-api.ts';

export const RESEND_TEXTS: ResendTexts = {
  nothingCame: 'suggestion:mail.nothing_came',
  resend: 'suggestion:mail.resend',
  resendIn: 'suggestion:mail.resend_in',
  resent: 'suggestion:mail.resent',
};

/** Asks for another link. */
export const sendLinkAgain = (body: { reference?: string; token?: string }) =>
  fetchApi<typeof resendLink>({ method: 'POST', path: '/public/api/v1/suggestion-link/', body, once: true });
