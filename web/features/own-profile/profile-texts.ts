/** The texts that pages of one's own profiles show. */
export const PROFILE_TEXTS = [
  'own-profile',
  'profile-fields',
  'fields',
  'rules',
  'listing',
  'suggestion',
  'collection',
  'stakeholder',
  'directory',
] as const;
