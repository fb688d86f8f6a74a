import { CONNECTION_PURPOSES } from '../domain/connection.ts';
import { localName } from '../i18n/local-name.ts';
import type { Translator } from '../i18n/translate.ts';
import { isAboutPerson, type NoticeSource } from './notice-text.ts';
import { personName } from './person-name.ts';

/**
 * What is to be known of whoever caused a notice: their name where the sentence names the organisation alone, what they are
 * ("Founder, Slek Materials · Phnom Penh"), for which organisation they ask, and why. The translator must have the area `connection`.
 */
export function noticeFacts(t: Translator, { kind, actor, params }: NoticeSource): string {
  const purpose = CONNECTION_PURPOSES.find((one) => one === params.purpose);
  const acts = localName({ name: params.as ?? '', name_kh: params.as_kh ?? '' }, t.language).text;
  return [
    actor && !isAboutPerson(kind) ? personName(actor, t.language).text : '',
    actor ? localName(actor, t.language, 'what').text : '',
    acts && t('notification:acts_for', { name: acts }),
    purpose ? t(`connection:purpose.${purpose}`) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
