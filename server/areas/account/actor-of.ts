import { and, eq, isNull } from 'drizzle-orm';
import type { DeskRole } from '#shared/domain/roles.ts';
import { desk_grant, person, session } from '../../database/schema/person.ts';
import type { Actor } from '../../http/actor.ts';
import type { Services } from '../../services.ts';
import { readAccess } from './session-tokens.ts';

/**
 * The actor behind an access token. The session and the person are looked up at each call, so that signing out or
 * suspending somebody works at once and not when the token ends.
 */
export async function actorOf(services: Services, token: string | undefined): Promise<Actor> {
  if (!token) return { kind: 'visitor', hadToken: false };
  const claims = await readAccess(services.sessionSecret, token);
  if (!claims) return { kind: 'visitor', hadToken: true };
  const rows = await services.database.db
    .select({
      id: person.id,
      email: person.email,
      first_name: person.first_name,
      last_name: person.last_name,
      first_name_kh: person.first_name_kh,
      last_name_kh: person.last_name_kh,
      role: desk_grant.role,
      strong: session.strong,
    })
    .from(session)
    .innerJoin(person, and(eq(person.id, session.person_id), eq(person.status, 'active')))
    .leftJoin(desk_grant, eq(desk_grant.person_id, person.id))
    .where(
      and(
        eq(session.id, claims.session_id),
        eq(session.person_id, claims.person_id),
        isNull(session.revoked_at),
      ),
    );
  const first = rows[0];
  if (!first) return { kind: 'visitor', hadToken: true };
  const { role: _role, strong, ...who } = first;
  const roles = rows.flatMap(({ role }) => (role ? [role as DeskRole] : []));
  const mayUseDesk = strong || !services.config.DESK_SECOND_FACTOR;
  return {
    ...who,
    kind: 'person',
    email: who.email ?? '',
    session_id: claims.session_id,
    // Whoever has a role but signed in by a password alone is a member until they show a second factor.
    desk_roles: mayUseDesk ? roles : [],
  };
}
