import type { Translator } from '#shared/i18n/translate.ts';

/** Who may make a call, in words: "everybody", "signed in", "desk, reviewer". */
export function accessText(t: Translator, access: string): string {
  if (access === 'public' || access === 'member' || access === 'desk') return t(`api-docs:access.${access}`);
  return access.startsWith('desk:') ? t('api-docs:access.role', { role: access.slice(5) }) : access;
}
