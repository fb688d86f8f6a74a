import type { SubmissionRecord } from '#shared/contracts/review.contract.ts';
import { personName } from '#shared/format/person-name.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Services } from '../../services.ts';
import { readRecord } from '../stakeholder/read-record.ts';
import type { SubmissionRow } from '../submission/submission.queries.ts';
import { contentOf } from './content.ts';
import { presentProducts, presentTeam } from './items.present.ts';
import { type Changes, findChangeSet, withChanges } from './profile-state.ts';

/** Pictures of the people and the products a request of owners shows, for the desk, which decides about them too. */
export async function entryPictures(
  services: Pick<Services, 'database' | 'secret'>,
  row: SubmissionRow,
  language: Language,
): Promise<SubmissionRecord['faces']> {
  const { db } = services.database;
  if (!row.stakeholder_id || !['profile', 'change'].includes(row.kind)) return [];
  const set = await findChangeSet(db, row.id);
  const shown = contentOf(await readRecord(db, row.stakeholder_id, { lock: false }));
  const { team_members, product } = withChanges(shown, (set?.changes ?? {}) as Changes).lists;
  const team = await presentTeam(services, team_members);
  const products = await presentProducts(services, product);
  return [
    ...team.flatMap(({ photo, ...member }) =>
      photo ? [{ list: 'team_members' as const, name: personName(member, language).text, photo }] : [],
    ),
    ...products.flatMap(({ picture, ...one }) =>
      picture ? [{ list: 'product' as const, name: localName(one, language).text, photo: picture }] : [],
    ),
  ];
}
