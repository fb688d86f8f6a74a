import type { z } from 'zod';
import { choicesOf, type oneStakeholder } from '#shared/contracts/one-stakeholder.ts';
import type { stakeholderDetail } from '#shared/contracts/stakeholder-detail.ts';
import type { TermField } from '#shared/domain/facets.ts';
import { takesMany } from '#shared/domain/listing/listing-field.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { getStakeholder } from '../stakeholder/get-stakeholder.ts';
import { roleIn } from '../team/membership.ts';
import { requireKind } from './change-profile.ts';
import { plainAmount } from './content.ts';
import { previewProfile } from './preview-profile.ts';
import { readState } from './profile-state.ts';

type Detail = z.input<typeof stakeholderDetail>;
type One = z.input<ReturnType<typeof oneStakeholder>['response']>;

/**
 * One record of a kind: the approved page; for its team what they edit, with the version their next edit sends.
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

/** The same parts under the names by which they are written, amounts in the units in which they are. */
function asWritten(data: Detail): One {
  const { ticket_min, ticket_max, ticket_currency, individual, terms } = data;
  const whole = (minor: number | null) =>
    minor === null ? null : Number(plainAmount(minor, ticket_currency || 'USD'));
  const chosen = choicesOf(data.kind).map(({ name, input }) => {
    const slugs = terms[name as TermField].map(({ slug }) => slug);
    return [name, takesMany(input) ? slugs : (slugs[0] ?? '')];
  });
  return {
    ...data,
    ...(Object.fromEntries(chosen) as object),
    ...(individual ?? NOT_TOLD),
    province_code: data.province?.code ?? '',
    product: data.products,
    startup_areas: data.areas,
    funding_rounds: data.funding.rounds,
    funding_stage: data.stage?.slug ?? '',
    bio: data.description,
    bio_kh: data.description_kh,
    ticket_min: whole(ticket_min),
    ticket_max: whole(ticket_max),
  };
}

/** Of a person, for readers who are not signed in. */
const NOT_TOLD = {
  first_name: '',
  last_name: '',
  first_name_kh: '',
  last_name_kh: '',
  role: '',
  role_kh: '',
  company: '',
  company_kh: '',
};
