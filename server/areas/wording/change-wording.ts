import { and, desc, eq } from 'drizzle-orm';
import type { changeWording as contract } from '#shared/contracts/wording.contract.ts';
import { deskMay } from '#shared/domain/roles.ts';
import { WORDING_ACTION, wordingProblem } from '#shared/domain/wording.ts';
import { LANGUAGES, type Language } from '#shared/i18n/languages.ts';
import { recordAudit } from '../../audit/record.ts';
import { WORDING_TAG } from '../../changes/bus.ts';
import { wording_change } from '../../database/schema/operations.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { signatory, signedIn } from '../../http/actor.ts';
import { type FieldProblems, Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { type ReleasedText, releasedTexts } from './find-texts.ts';
import { getWording } from './get-wording.ts';

/** Changes one text in one or both languages; every node says it at once, and the history keeps what was said before. */
export const changeWording: Handler<typeof contract> = async (
  { params: { text_key: key }, body },
  context,
) => {
  const released = releasedTexts.get(key);
  if (!released) throw new Problem('not_found');
  const me = signedIn(context);
  // What one may not change is no text of theirs, as everywhere: nobody is told 403.
  if (LANGUAGES.some((language) => body[language] && !deskMay(me.desk_roles, WORDING_ACTION[language])))
    throw new Problem('not_found');
  const fields = problemsOf(released, body);
  if (Object.keys(fields).length > 0) throw new Problem('invalid', { fields });
  return inTransaction(context, async (work) => {
    for (const language of LANGUAGES) {
      const next = body[language];
      if (next) await changeOne(work, released, language, next);
    }
    return getWording(work.tx, key, me);
  });
};

type Next = { version: number; text: string | null };

function problemsOf(released: ReleasedText, body: Partial<Record<Language, Next>>): FieldProblems {
  const fields: FieldProblems = {};
  for (const language of LANGUAGES) {
    const [was, text] = [released[language], body[language]?.text];
    if (text === undefined || text === null) continue;
    // A form that English has and Khmer has not is not asked for.
    if (was === null) fields[language] = [{ key: 'select' }];
    else if (text.trim() === '' && was.trim() !== '') fields[language] = [{ key: 'required' }];
    else {
      const found = wordingProblem(was, text);
      if (!found) continue;
      const places = found.places.map((name) => `{${name}}`).join(' ');
      fields[language] = [
        found.problem === 'long'
          ? { key: 'max_length', params: { n: found.most } }
          : { key: `wording.${found.problem}`, params: { places } },
      ];
    }
  }
  return fields;
}

/**
 * A text as it goes into the place of the released one: in one line where that has one, also where somebody pressed Enter (it
 * may be a title or a subject), and with the spaces around it by which it joins what stands beside it.
 */
function inPlaceOf(released: string, text: string): string {
  const [before, after] = [/^\s*/.exec(released)?.[0] ?? '', /\s*$/.exec(released)?.[0] ?? ''];
  const line = released.trim().includes('\n') ? text : text.replace(/\s*\n\s*/g, ' ');
  return `${before}${line.trim()}${after}`;
}

async function changeOne(work: Work, released: ReleasedText, language: Language, next: Next): Promise<void> {
  const { tx } = work;
  const { key } = released;
  const [last] = await tx
    .select()
    .from(wording_change)
    .where(and(eq(wording_change.language, language), eq(wording_change.key, key)))
    .orderBy(desc(wording_change.version))
    .limit(1);
  const typed = next.text === null ? null : inPlaceOf(released[language] ?? '', next.text);
  // The released text typed out is the released text: a later release may better it.
  const text = typed === released[language] ? null : typed;
  if ((last?.text ?? null) === text) return;
  if ((last?.version ?? 0) !== next.version) throw new Problem('stale_version');
  const version = next.version + 1;
  const changed_by = signatory(work.context.actor);
  const written = await tx
    .insert(wording_change)
    .values({ language, key, version, text, changed_by })
    .onConflictDoNothing()
    .returning({ key: wording_change.key });
  if (written.length === 0) throw new Problem('stale_version');
  const was = last?.text ?? released[language];
  await recordAudit(work, {
    action: 'wording.change',
    entity_id: null,
    detail: { key, language, was, now: text ?? released[language] },
  });
  work.changes(WORDING_TAG);
}
