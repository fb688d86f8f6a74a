import type { SubmissionRecord } from '#shared/contracts/review.contract.ts';
import { personName } from '#shared/format/names.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Services } from '../../services.ts';
import type { SubmissionRow } from '../listing/listing.queries.ts';
import { readRecord } from '../stakeholder/read-record.ts';
import { contentOf } from './content.ts';
import { type Changes, findChangeSet, withChanges } from './profile-state.ts';
import { presentTeam } from './team.present.ts';

/** Photos of the people a request of owners shows, for the desk, which decides about them too. */
export async function teamFaces(
  services: Pick<Services, 'database' | 'secret'>,
  row: SubmissionRow,
  language: Language,
): Promise<SubmissionRecord['faces']> {
  const { db } = services.database;
  if (!row.stakeholder_id || !['profile', 'change'].includes(row.kind)) return [];
  const set = await findChangeSet(db, row.id);
  const shown = contentOf(await readRecord(db, row.stakeholder_id, { lock: false }));
  const { team_members } = withChanges(shown, (set?.changes ?? {}) as Changes).lists;
  const team = await presentTeam(services, team_members);
  return team.flatMap(({ photo, ...member }) =>
    photo ? [{ name: personName(member, language).text, photo }] : [],
  );
}
