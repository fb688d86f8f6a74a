import type { PersonLink } from '#shared/domain/person.ts';
import type { Translator } from '#shared/i18n/translate.ts';

/** Names that are the same in every language. */
const NETWORKS: Readonly<Record<Exclude<PersonLink, 'website'>, string>> = {
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  x: 'X (Twitter)',
  youtube: 'YouTube',
  telegram: 'Telegram',
};

/** What a link of a person is called. */
export const linkName = (t: Translator, link: PersonLink): string =>
  link === 'website' ? t('person:label.website') : NETWORKS[link];
