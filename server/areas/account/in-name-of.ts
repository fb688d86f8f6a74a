import { eq } from 'drizzle-orm';
import type { DeskRole } from '#shared/domain/roles.ts';
import { desk_grant, person } from '../../database/schema/person.ts';
import type { Work } from '../../database/work.ts';
import type { SignedIn } from '../../http/actor.ts';
import type { Services } from '../../services.ts';

export type InNameOf = Work['context'] & { actor: SignedIn };

/**
 * What the desk ordered for later is done in the name of whoever ordered it, with the roles they have now: none, where they
 * are not there or suspended. `what` names the order in the audit.
 */
export async function inNameOf(services: Services, id: string | null, what: string): Promise<InNameOf> {
  const { db } = services.database;
  const [who] = id ? await db.select().from(person).where(eq(person.id, id)) : [];
  const grants = id ? await db.select().from(desk_grant).where(eq(desk_grant.person_id, id)) : [];
  const actor: SignedIn = {
    kind: 'person',
    id: id ?? '',
    session_id: '',
    email: who?.email ?? '',
    first_name: who?.first_name ?? '',
    last_name: who?.last_name ?? '',
    first_name_kh: who?.first_name_kh ?? '',
    last_name_kh: who?.last_name_kh ?? '',
    desk_roles: who?.status === 'active' ? grants.map(({ role }) => role as DeskRole) : [],
  };
  return { services, actor, requestId: what, ipHash: '', language: who?.language ?? 'en' };
}
