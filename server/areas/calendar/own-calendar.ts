import { eq } from 'drizzle-orm';
import type * as contract from '#shared/contracts/own-calendar.contract.ts';
import { ownCalendarPath } from '#shared/domain/saved.ts';
import { calendar_link } from '../../database/schema/saved-item.ts';
import { inTransaction } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import type { CallContext, Handler } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { calendarKey } from './calendar-key.ts';

type Link = typeof calendar_link.$inferSelect;

/** The address of the person's own calendar, if they made one. */
export const readOwnCalendar: Handler<typeof contract.readOwnCalendar> = async (_input, context) => {
  const [link] = await context.services.database.db
    .select()
    .from(calendar_link)
    .where(eq(calendar_link.person_id, signedIn(context).id));
  return present(context.services, link);
};

/** A new address; at the one before nobody reads anything any more. */
export const renewOwnCalendar: Handler<typeof contract.renewOwnCalendar> = async (_input, context) => {
  const person_id = signedIn(context).id;
  const link = await inTransaction(context, async ({ tx }) => {
    await tx.delete(calendar_link).where(eq(calendar_link.person_id, person_id));
    const [made] = await tx.insert(calendar_link).values({ person_id }).returning();
    return made;
  });
  return present(context.services, link);
};

/** Nobody reads the calendar any more. */
export async function endOwnCalendar(_input: unknown, context: CallContext) {
  const { id } = signedIn(context);
  await inTransaction(context, ({ tx }) => tx.delete(calendar_link).where(eq(calendar_link.person_id, id)));
  return present(context.services, undefined);
}

const present = (services: Services, link: Link | undefined) => ({
  address: link ? `${services.config.publicUrl}${ownCalendarPath(calendarKey(services, link.id))}` : null,
  created_at: link?.created_at.toISOString() ?? null,
});
