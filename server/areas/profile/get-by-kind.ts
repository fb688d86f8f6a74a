import type { z } from 'zod';
import type { oneStakeholder } from '#shared/contracts/one-stakeholder.ts';
import type { stakeholderDetail } from '#shared/contracts/stakeholder-detail.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { getStakeholder } from '../stakeholder/get-stakeholder.ts';
import { roleIn } from '../team/membership.ts';
import { requireKind } from './own-profile.ts';
import { previewProfile } from './preview-profile.ts';
import { readState } from './profile-state.ts';

type Detail = z.input<typeof stakeholderDetail>;
type One = z.input<ReturnType<typeof oneStakeholder>['response']>;

/**
 * One record of a kind (7.006): the approved page; for its team what they edit, with the version their next edit sends.
 * Problem `not_found` under another kind, `gone` when another page took its place.
 */
export async function getByKind(context: CallContext, kind: StakeholderKind, id: string): Promise<One> {
  const { db } = context.services.database;
  const { actor } = context;
  if (actor.kind === 'person' && (await roleIn(db, actor.id, id))) {
    await requireKind(context, id, kind);
    const { data } = await previewProfile(context, id, 'member');
    return asWritten({ ...data, version: (await readState(db, id)).version });
  }
  const { data } = await getStakeholder('all', id, context);
  if (!data) throw new Problem('gone');
  if (data.kind !== kind) throw new Problem('not_found');
  return asWritten(data);
}

/** The same parts under the names by which they are written. */
function asWritten(data: Detail): One {
  return {
    ...data,
    product: data.products,
    startup_areas: data.areas,
    funding_rounds: data.funding.rounds,
    funding_stage: data.stage?.slug ?? '',
    bio: data.description,
    bio_kh: data.description_kh,
  };
}
