import type { z } from 'zod';
import type { profileProduct, profileTeamMember } from '#shared/contracts/profile-shapes.ts';
import type { Services } from '../../services.ts';
import { presentImage } from '../file/file.present.ts';
import { findFiles } from '../file/file.queries.ts';
import type { ProductItem, TeamItem } from './items.ts';

type Storing = Pick<Services, 'database' | 'secret'>;

/** People shown on a page with their photos, as their team and signed-in readers see them. */
export async function presentTeam<More extends object>(
  services: Storing,
  team: readonly (TeamItem & More)[],
): Promise<(z.input<typeof profileTeamMember> & Omit<TeamItem & More, 'photo_id'>)[]> {
  const pictureOf = await picturesBy(
    services,
    team.map(({ photo_id }) => photo_id),
  );
  return team.map(({ photo_id, ...member }) => ({ ...member, photo: pictureOf(photo_id) }));
}

/** Products with their pictures, as their team sees them. */
export async function presentProducts(
  services: Storing,
  products: readonly ProductItem[],
): Promise<z.input<typeof profileProduct>[]> {
  const pictureOf = await picturesBy(
    services,
    products.map(({ picture_id }) => picture_id),
  );
  return products.map(({ picture_id, ...product }) => ({ ...product, picture: pictureOf(picture_id) }));
}

async function picturesBy(services: Storing, all: readonly (string | null)[]) {
  const ids = all.filter((id) => id !== null);
  const files = ids.length > 0 ? await findFiles(services.database.db, ids) : new Map();
  return (id: string | null) => presentImage(services, files.get(id ?? ''));
}
