import { type DeskAction, rolesThatMay } from '#shared/domain/roles.ts';
import { listText } from '#shared/format/lists.ts';
import type { Translator } from '#shared/i18n/translate.ts';

/** Who may make a call, in words: "everybody", "signed in", "desk, reviewer, administrator". */
export function accessText(t: Translator, access: string): string {
  if (access === 'public' || access === 'member') return t(`api-docs:access.${access}`);
  const action = access.slice('desk:'.length) as DeskAction;
  return t('api-docs:access.role', { role: listText(t.language, rolesThatMay(action)) });
}
