import { data, type RouterContextProvider, redirect } from 'react-router';
import { requestClaim } from '#shared/contracts/claim.contract.ts';
import type { BodyOf } from '#shared/contracts/contract.ts';
import { listIdentities } from '#shared/contracts/identity.contract.ts';
import { getOwnProfile } from '#shared/contracts/person.contract.ts';
import { getStakeholder } from '#shared/contracts/stakeholder.contract.ts';
import { askToJoin } from '#shared/contracts/team.contract.ts';
import { listTeamInvites } from '#shared/contracts/team-invite.contract.ts';
import { recordIdIn, stakeholderPath } from '#shared/domain/addresses.ts';
import { claimPath, isPersonPage } from '#shared/domain/claim.ts';
import { isCategorySlug } from '#shared/domain/stakeholder-kinds.ts';
import { loadMissingAddress } from '#web/features/account/address/load-address.ts';
import { callApi, pageApi, tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { leadToOwn, movedTo } from '#web/lib/lead-to-own.ts';
import { notFound } from '#web/lib/read-problem.ts';
import { uploadedFile } from '#web/lib/uploaded-file.ts';

type Context = Readonly<RouterContextProvider>;
interface Params {
  category: string;
  id: string;
}

/** The page that is to be claimed, and how the reader stands to it. */
export async function loadAsk(params: Params, url: URL, context: Context) {
  if (!isCategorySlug(params.category)) throw notFound();
  const { redirect_to, data: record } = await callApi(context, getStakeholder, {
    params: { category: params.category, id: recordIdIn(params.id) },
  });
  if (!record) throw redirect_to ? movedTo(`${redirect_to}/claim`, url) : notFound();
  leadToOwn(`${stakeholderPath(record)}/claim`, url);
  const signed_in = pageApi(context).caller.actor.kind === 'person';
  const invites = signed_in ? await tryApi(context, listTeamInvites) : null;
  const ofPage = <T extends { page: { id: string } }>(list: T[]) =>
    list.find(({ page }) => page.id === record.id) ?? null;
  const { id, tail, kind, category, name, name_kh, website, email } = record;
  const { is_claimable, is_member, claim_state, claim_id, can } = record;
  return {
    page: {
      ...{
        id,
        tail,
        kind,
        category,
        name,
        name_kh,
        website,
        email,
        is_claimable,
        is_member,
        claim_state,
        claim_id,
        can,
      },
      is_person: isPersonPage(record),
    },
    signed_in,
    me: signed_in ? await loadMe(context) : null,
    invitation: invites?.ok ? (ofPage(invites.value.data)?.id ?? null) : null,
    asked: invites?.ok ? ofPage(invites.value.asked) !== null : false,
    joined: url.searchParams.get('done') === 'asked',
    address: signed_in ? await loadMissingAddress(context) : null,
    send_key: crypto.randomUUID(),
  };
}
export type AskData = Awaited<ReturnType<typeof loadAsk>>;

export interface AskAnswer {
  intent: string;
  problem: ProblemBody;
  values: Record<string, string>;
}

/** Who asks, as their account says it. */
async function loadMe(context: Context) {
  const [who, identities] = await Promise.all([
    tryApi(context, getOwnProfile),
    tryApi(context, listIdentities),
  ]);
  if (!who.ok) return null;
  const { first_name, last_name, first_name_kh, last_name_kh, email, email_verified } = who.value;
  const linked = identities.ok && identities.value.data.length > 0;
  return { first_name, last_name, first_name_kh, last_name_kh, email, email_verified, linked };
}

const FIELDS = ['relation', 'note', 'proof', 'email', 'join_note'];

/** Claims the page, or asks its team to take one in. */
export async function sendAsk(id: string, path: string, form: FormData, context: Context) {
  const values = Object.fromEntries(FIELDS.map((name) => [name, String(form.get(name) ?? '')]));
  const document = values.proof === 'document' ? await uploadedFile(form, 'document') : undefined;
  const intent = String(form.get('intent') ?? '');
  const key = String(form.get('send_key') ?? '');
  const refused = (problem: ProblemBody) => data<AskAnswer>({ intent, problem, values }, problem.status);
  if (intent === 'join') {
    const result = await tryApi(context, askToJoin, {
      params: { id },
      body: { note: values.join_note ?? '' },
    });
    return result.ok ? redirect(`${path}?done=asked`) : refused(result.problem);
  }
  const { relation, note, proof, email } = values;
  const body = {
    ...{ stakeholder_id: id, relation, note, proof, email },
    ...(document && { document }),
  } as BodyOf<typeof requestClaim>;
  const result = await tryApi(context, requestClaim, { body }, key ? { idempotencyKey: key } : {});
  return result.ok ? redirect(`${claimPath(result.value.id)}?done=requested`) : refused(result.problem);
}
