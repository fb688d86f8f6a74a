import { and, eq, gt, sql } from 'drizzle-orm';
import type { matchStartup as contract } from '#shared/contracts/matching.contract.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { MATCHING_PATH } from '#shared/domain/team.ts';
import { recordAudit } from '../../../audit/record.ts';
import { match_request } from '../../../database/schema/claim.ts';
import { person } from '../../../database/schema/person.ts';
import { inTransaction } from '../../../database/work.ts';
import { signedIn } from '../../../http/actor.ts';
import { Problem } from '../../../http/problem.ts';
import type { Handler } from '../../../http/route.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { hashSecret, newSecret } from '../../../mailed-secrets.ts';

export const MATCH_HOURS = 24;
/** Addresses one person may ask about in a day, whatever machines they ask from. */
const MOST_A_DAY = 10;

/**
 * Asks whether there is a page for an address already. A letter goes to the address in any case and says the same
 * in any case; what there is stands behind its link, for whoever asked alone. So asking tells nothing about others.
 */
export const requestMatch =
  (kind: StakeholderKind): Handler<typeof contract> =>
  async ({ body }, context) => {
    const { services, language } = context;
    const me = signedIn(context).id;
    await services.limits.spend('mail:matching', `to:${body.email.toLowerCase()}`);
    await inTransaction(context, async (work) => {
      // Locked, so that many questions at once are counted too.
      const [who] = await work.tx.select().from(person).where(eq(person.id, me)).for('update');
      const today = and(
        eq(match_request.person_id, me),
        gt(match_request.created_at, sql`now() - interval '1 day'`),
      );
      if ((await work.tx.$count(match_request, today)) >= MOST_A_DAY)
        throw new Problem('too_many', { retryAfterSeconds: 3_600 });
      const secret = newSecret();
      const [row] = await work.tx
        .insert(match_request)
        .values({
          kind,
          email: body.email,
          person_id: me,
          secret_hash: hashSecret(secret),
          expires_at: new Date(Date.now() + MATCH_HOURS * 3_600_000),
        })
        .returning();
      await recordAudit(work, { action: 'match.request', entity_id: row!.id, detail: { kind } });
      await queueMail(work, {
        template: 'claim.match',
        language,
        to: body.email,
        about_id: row!.id,
        params: {
          by: who!,
          kind,
          url: `${services.config.publicUrl}/account/sign-in?next=${encodeURIComponent(`${MATCHING_PATH}?token=${secret}`)}`,
          hours: MATCH_HOURS,
        },
      });
    });
    return { status: 202 as const, email: body.email };
  };
