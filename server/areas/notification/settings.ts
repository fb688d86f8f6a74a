import { eq, sql } from 'drizzle-orm';
import type * as contract from '#shared/contracts/notification.contract.ts';
import {
  type DigestRhythm,
  groupOf,
  isOfDesk,
  isTold,
  mayChoose,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
} from '#shared/domain/notification.ts';
import { recordAudit } from '../../audit/record.ts';
import { notification_setting } from '../../database/schema/notification.ts';
import { person } from '../../database/schema/person.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import type { CallContext, Handler } from '../../http/route.ts';

export const getSettings: Handler<typeof contract.getNotificationSettings> = (_input, context) =>
  readSettings(context);

/** Keeps what the caller chose; a choice named twice counts as it was named last. */
export const changeSettings: Handler<typeof contract.changeNotificationSettings> = async (
  { body },
  context,
) => {
  const person_id = signedIn(context).id;
  const last = new Map(body.data.map((one) => [`${one.kind} ${one.channel}`, { person_id, ...one }]));
  if (last.size > 0 || body.digest) {
    await inTransaction(context, async (work) => {
      if (body.digest) {
        await work.tx.update(person).set({ digest: body.digest }).where(eq(person.id, person_id));
      }
      if (last.size > 0) await keep(work, [...last.values()]);
      await recordAudit(work, { action: 'person.choose-notifications', entity_id: person_id });
    });
  }
  return readSettings(context);
};

/** Writes choices; one made before is changed. */
async function keep({ tx }: Work, choices: (typeof notification_setting.$inferInsert)[]): Promise<void> {
  await tx
    .insert(notification_setting)
    .values(choices)
    .onConflictDoUpdate({
      target: [notification_setting.person_id, notification_setting.kind, notification_setting.channel],
      set: { enabled: sql`excluded.enabled` },
    });
}
/** Every kind and channel as it is for the caller. */
async function readSettings(context: CallContext) {
  const { db } = context.services.database;
  const { id: me, desk_roles } = signedIn(context);
  const [chosen, [who]] = await Promise.all([
    db.select().from(notification_setting).where(eq(notification_setting.person_id, me)),
    db.select({ digest: person.digest }).from(person).where(eq(person.id, me)),
  ]);
  return {
    digest: (who?.digest ?? 'weekly') as DigestRhythm,
    data: NOTIFICATION_KINDS.filter((kind) => desk_roles.length > 0 || !isOfDesk(kind)).flatMap((kind) =>
      NOTIFICATION_CHANNELS.map((channel) => ({
        kind,
        group: groupOf(kind),
        channel,
        enabled: isTold(kind, channel, chosen),
        can: { change: mayChoose(kind, channel) },
      })),
    ),
  };
}
