import { and, eq } from 'drizzle-orm';
import type * as contract from '#shared/contracts/notification.contract.ts';
import { mayChoose, NOTIFICATION_KINDS, type NotificationKind } from '#shared/domain/notification.ts';
import { recordAudit } from '../../audit/record.ts';
import { notification_setting } from '../../database/schema/notification.ts';
import { person } from '../../database/schema/person.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext, Handler } from '../../http/route.ts';
import { maskEmail, readUnsubscribeToken, type UnsubscribeSubject } from '../../notify/unsubscribe-link.ts';

/** What a mail's link would turn off, and for which address, of which only enough is told to know it again. */
export const getSubscription: Handler<typeof contract.getSubscription> = async ({ params }, context) => {
  const { who, subject } = await readLink(context, context.services.database.db, params.token);
  const [chosen] = await context.services.database.db
    .select()
    .from(notification_setting)
    .where(choiceOf(who.id, subject));
  const subscribed = subject === 'digest' ? who.digest !== 'never' : (chosen?.enabled ?? true);
  return { subject, email: maskEmail(who.email ?? ''), subscribed };
};

/** Turns off what the link of a mail is about, or on again; done twice it stays as it is. */
export const changeSubscription: Handler<typeof contract.changeSubscription> = ({ params, body }, context) =>
  inTransaction(context, async (work) => {
    const { who, subject } = await readLink(context, work.tx, params.token);
    const { subscribed } = body;
    if (subject === 'digest') {
      const digest = subscribed ? 'weekly' : 'never';
      await work.tx.update(person).set({ digest }).where(eq(person.id, who.id));
    } else {
      const choice = { person_id: who.id, kind: subject, channel: 'mail', enabled: subscribed };
      await work.tx
        .insert(notification_setting)
        .values(choice)
        .onConflictDoUpdate({
          target: [notification_setting.person_id, notification_setting.kind, notification_setting.channel],
          set: { enabled: subscribed },
        });
    }
    await recordAudit(work, {
      action: subscribed ? 'person.subscribe' : 'person.unsubscribe',
      entity_id: who.id,
      detail: { subject },
    });
    return { subject, email: maskEmail(who.email ?? ''), subscribed };
  });

async function readLink({ services }: Pick<CallContext, 'services'>, db: Work['tx'], token: string) {
  const read = readUnsubscribeToken(services, token);
  const subject = read && SUBJECTS.find((one) => one === read.subject);
  if (!read || !subject) throw new Problem('not_found');
  const [who] = await db.select().from(person).where(eq(person.id, read.person_id));
  if (!who) throw new Problem('not_found');
  return { who, subject };
}

const SUBJECTS: readonly UnsubscribeSubject[] = [
  'digest',
  ...NOTIFICATION_KINDS.filter((kind: NotificationKind) => mayChoose(kind, 'mail')),
];

const choiceOf = (personId: string, subject: UnsubscribeSubject) =>
  and(
    eq(notification_setting.person_id, personId),
    eq(notification_setting.kind, subject),
    eq(notification_setting.channel, 'mail'),
  );
