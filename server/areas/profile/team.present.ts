import type { z } from 'zod';
import type { profileTeamMember } from '#shared/contracts/profile-parts.ts';
import type { Services } from '../../services.ts';
import { presentImage } from '../file/file.present.ts';
import { findFiles } from '../file/file.queries.ts';
import type { TeamItem } from './items.ts';

/** People shown on a page with their photos, as their team and signed-in readers see them. */
export async function presentTeam<More extends object>(
  services: Pick<Services, 'database' | 'secret'>,
  team: readonly (TeamItem & More)[],
): Promise<(z.input<typeof profileTeamMember> & Omit<TeamItem & More, 'photo_id'>)[]> {
  const ids = team.map(({ photo_id }) => photo_id).filter((id) => id !== null);
  const files = ids.length > 0 ? await findFiles(services.database.db, ids) : new Map();
  return team.map(({ photo_id, ...member }) => ({
    ...member,
    photo: presentImage(services, files.get(photo_id ?? '')),
  }));
}
