import type { Work } from '../../database/work.ts';
import { setFilePublic } from '../file/change-file.ts';
import type { StakeholderRecord } from '../stakeholder/stakeholder-record.ts';

type Pictured = Pick<StakeholderRecord, 'logo_id' | 'cover_id' | 'team_members' | 'products'>;

/** The files a page shows: logo, cover, the faces of its team and its products. */
export function picturesOf({ logo_id, cover_id, team_members, products }: Pictured): string[] {
  const faces = team_members.map(({ photo_id }) => photo_id ?? null);
  const wares = products.map(({ picture_id }) => picture_id ?? null);
  return [logo_id, cover_id, ...faces, ...wares].filter((id) => id !== null);
}

/** Lets everybody fetch the pictures of a page, or nobody but its team. */
export async function setPicturesPublic(work: Work, record: Pictured, shown: boolean): Promise<void> {
  for (const file of picturesOf(record)) await setFilePublic(work, file, shown);
}
