import { and, eq } from 'drizzle-orm';
import type { sendCorrection as contract } from '#shared/contracts/correction.contract.ts';
import type { CorrectionState } from '#shared/domain/cases/correction.ts';
import { recordAudit } from '../../audit/record.ts';
import { checkSender } from '../../bot-check/check-sender.ts';
import { withReference } from '../../cases/reference.ts';
import { correction } from '../../database/schema/correction.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import type { Handler } from '../../http/route.ts';
import { readPublicEvidence } from '../report/evidence.ts';
import { lockReporter } from '../report/write-report.ts';
import type { CorrectionRow } from './case.ts';
import { tellOwners } from './tell-of-correction.ts';

/** Takes in what somebody says is right on a public page; the same words twice are one request while it is open. */
export const sendCorrection: Handler<typeof contract> = async ({ params, body }, context) => {
  const { actor, language } = context;
  const me = actor.kind === 'person' ? actor.id : null;
  const passed = me ? null : await checkSender(context, body);
  const { fact, correct, source, email } = body;
  const row = await inTransaction(context, async (work) => {
    await lockReporter(work, me ?? 'visitor', params.id);
    const about = { subject_kind: params.kind, subject_id: params.id };
    const open = await findOpen(work, { ...about, fact, correct });
    if (open) return open;
    const {
      name = '',
      name_kh = '',
      path = '/',
    } = await readPublicEvidence(work.tx, null, params.kind, params.id);
    await passed?.use(work);
    const values = {
      ...about,
      name,
      name_kh,
      path,
      fact,
      correct,
      source,
      email,
      language,
      requester_id: me,
    };
    const written = await withReference('K', (reference) =>
      work.tx
        .insert(correction)
        .values({ ...values, reference })
        .onConflictDoNothing({ target: correction.reference })
        .returning(),
    );
    await recordAudit(work, {
      action: 'correction.create',
      entity_id: written.id,
      detail: { reference: written.reference, subject_kind: params.kind },
    });
    await tellOwners(work, written);
    return written;
  });
  return { reference: row.reference, state: row.state as CorrectionState };
};

type Same = Pick<CorrectionRow, 'subject_kind' | 'subject_id' | 'fact' | 'correct'>;

async function findOpen({ tx }: Work, same: Same): Promise<CorrectionRow | undefined> {
  const [open] = await tx
    .select()
    .from(correction)
    .where(
      and(
        eq(correction.subject_kind, same.subject_kind),
        eq(correction.subject_id, same.subject_id),
        eq(correction.fact, same.fact),
        eq(correction.correct, same.correct),
        eq(correction.state, 'open'),
      ),
    )
    .limit(1);
  return open;
}
