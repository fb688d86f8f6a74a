import type { ResponseOf } from '#shared/contracts/contract.ts';
import { listNamedRounds } from '#shared/contracts/funding.contract.ts';
import { callApi } from '#web/lib/api.ts';
import type { OwnProfile } from '../profile-types.ts';
import type { Context } from './person-page.ts';

export type NamedRound = ResponseOf<typeof listNamedRounds>['data'][number];

/** Funding rounds of others that name this page as an investor: whatever kind of page, and wherever it stands. */
export async function loadNamed(context: Context, { id }: OwnProfile): Promise<NamedRound[]> {
  const { data } = await callApi(context, listNamedRounds, { query: { page: 1, per_page: 100 } });
  return data.filter(({ investor }) => investor.id === id);
}
