import type { Work } from '../../database/work.ts';
import type { TextConflict } from '../../http/problem.ts';
import { Problem } from '../../http/problem.ts';
import { labelOfField } from '../submission/field-label.ts';
import { readKnownTerms } from '../submission/known-terms.ts';
import { type NamedValue, named, sameNamed, withNamed } from './content.ts';
import { namedTexts } from './named-texts.ts';
import type { ProfileState } from './profile-state.ts';

/**
 * Refuses a change that was written on an older version, if it says anything else than what is there now: both texts are
 * told, so that nothing is lost and whoever comes second can choose.
 */
export async function refuseStale(
  { tx, context }: Work,
  { record, edited, version }: ProfileState,
  sent: { version: number | undefined; changes: Record<string, NamedValue> },
): Promise<void> {
  if (sent.version === undefined || sent.version === version) return;
  const differing = Object.entries(sent.changes).filter(
    ([name, value]) => !sameNamed(name, value, named(edited, name)),
  );
  if (differing.length === 0) return;
  const { language } = context;
  const termName = (await readKnownTerms(tx)).nameIn(language);
  const after = withNamed(edited, sent.changes);
  const fields = differing.map(([name, value]): TextConflict['fields'][number] => ({
    name,
    label: labelOfField(language, record.kind, name),
    now: namedTexts(record.kind, name, named(edited, name), { content: edited, language, termName }),
    sent: namedTexts(record.kind, name, value, { content: after, language, termName }),
  }));
  throw new Problem('stale_version', {
    messageKey: 'profile-fields:problem.stale',
    conflict: { version, fields },
  });
}
