import { and, asc, eq } from 'drizzle-orm';
import type { AuditThing } from '../audit/action.ts';
import { recordAudit } from '../audit/record.ts';
import type { Queryable } from '../database/client.ts';
import { case_note } from '../database/schema/case.ts';
import type { CallContext } from '../http/route.ts';
import { changeAtDesk } from './at-desk.ts';
import type { AnyKind, CaseRow } from './kind.ts';

export type NoteRow = typeof case_note.$inferSelect;

/** Writes a note that never leaves the desk. It is no step: whoever has the case open decides on the same version. */
export const addNote = <R extends CaseRow>(
  context: CallContext,
  kind: AnyKind<R>,
  id: string,
  body: string,
): Promise<R> =>
  changeAtDesk(context, kind, id, kind.life.desk.decide, async (work, row, me) => {
    const { entity } = kind.life;
    const note = { case_kind: entity, case_id: row.id, author_id: me.id, body };
    const [written] = await work.tx.insert(case_note).values(note).returning({ id: case_note.id });
    await recordAudit(work, {
      action: `${entity}.note`,
      entity_id: row.id,
      detail: { entry_id: written!.id },
    });
    return row;
  });

/** The notes on a case, oldest first. */
export const findNotes = (db: Queryable, kind: AuditThing, id: string): Promise<NoteRow[]> =>
  db
    .select()
    .from(case_note)
    .where(and(eq(case_note.case_kind, kind), eq(case_note.case_id, id)))
    .orderBy(asc(case_note.created_at), asc(case_note.id));

/** Notes as the page of their case shows them. */
export const presentNotes = <N>(
  notes: readonly Pick<NoteRow, 'id' | 'body' | 'author_id' | 'created_at'>[],
  authorOf: (id: string | null) => N,
) =>
  notes.map(({ id, body, author_id, created_at }) => ({
    id,
    body,
    author: authorOf(author_id),
    created_at: created_at.toISOString(),
  }));
