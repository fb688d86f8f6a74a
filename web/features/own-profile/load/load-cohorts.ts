import { listCohortInvites, listCohorts } from '#shared/contracts/cohort.contract.ts';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import { listEsoPrograms } from '#shared/contracts/eso-program.contract.ts';
import { callApi } from '#web/lib/api.ts';
import type { OwnProfile } from '../profile-types.ts';
import type { Context } from './person-page.ts';

export type OwnCohort = ResponseOf<typeof listCohorts>['data'][number];
export type EsoProgram = ResponseOf<typeof listEsoPrograms>['data'][number];
export type CohortInvite = ResponseOf<typeof listCohortInvites>['data'][number];

export interface Cohorts {
  /** Of a support organisation. */
  programs: EsoProgram[];
  cohorts: OwnCohort[];
  /** Cohorts that name this startup. */
  invites: CohortInvite[];
}

const NONE: Cohorts = { programs: [], cohorts: [], invites: [] };
const ALL = { page: 1, per_page: 100 };

/** What a support organisation runs, or the cohorts that name a startup. */
export async function loadCohorts(context: Context, { kind, id }: OwnProfile): Promise<Cohorts> {
  if (kind === 'eso') {
    const query = { ...ALL, eso: id };
    const [programs, cohorts] = await Promise.all([
      callApi(context, listEsoPrograms, { query }),
      callApi(context, listCohorts, { query }),
    ]);
    return { ...NONE, programs: programs.data, cohorts: cohorts.data };
  }
  if (kind !== 'startup') return NONE;
  const { data } = await callApi(context, listCohortInvites, { query: ALL });
  return { ...NONE, invites: data.filter(({ startup }) => startup.id === id) };
}
