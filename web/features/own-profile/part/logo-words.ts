import { PERSON_KINDS, type StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';

/** What the small picture of a page is called: of a person a photo, of an organisation a logo. */
export const logoWords = (kind: StakeholderKind) =>
  PERSON_KINDS.includes(kind)
    ? ({ label: 'own-profile:picture.photo', none: 'own-profile:picture.no_photo' } as const)
    : ({ label: 'own-profile:picture.logo', none: 'own-profile:picture.no_logo' } as const);
