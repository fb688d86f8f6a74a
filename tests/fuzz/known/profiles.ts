import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { aDraft, decides, does, profileValues } from '#tests/factories/profile.ts';
import type { TestApp, TestPerson } from '#tests/setup/test-app.ts';
import { call, type Recipe, type Scene } from './recipe.ts';

const KINDS: readonly StakeholderKind[] = ['eso', 'mentor', 'investor'];
const kindOf = (path: string): StakeholderKind => {
  if (path.includes('other-stakeholder')) return 'other';
  return KINDS.find((kind) => path.includes(`/${kind}/`)) ?? 'startup';
};

/** Brings a draft where the call finds something to do. */
async function advance(
  { test, cast: { member, reviewer } }: Scene,
  id: string,
  path: string,
): Promise<object[]> {
  if (!/\/(resubmit|messages|withdraw|archive|restore|discard-changes)\//.test(path)) return [];
  const { review } = await does(test, member, id, 'submit');
  const submission = review!.id;
  if (path.includes('/withdraw/')) return [];
  if (!/\/(resubmit|messages)\//.test(path)) {
    await decides(test, reviewer, submission, 'approve');
    if (path.includes('/restore/')) await does(test, member, id, 'archive');
    return [];
  }
  const record = await decides(test, reviewer, submission, 'return', {
    messages: [{ field: null, body: 'Please say more.' }],
  });
  return record.messages.map((message: { id: string }) => ({ id: message.id, fixed: true, answer: 'Done.' }));
}

/** An entry of one of the lists of the profile. */
async function entry(test: TestApp, member: TestPerson, id: string, path: string): Promise<string> {
  const add = async (url: string, body: object) => (await call(test, member, 'POST', url, body)).id;
  if (path.includes('/product/')) return add('/api/v1/product/', { stakeholder_id: id, name: 'Ledger' });
  if (path.includes('/investor/member/'))
    return add('/api/v1/investor/member/', { last_name: 'Sok', first_name: 'Dara' });
  if (path.includes('/team/'))
    return add('/api/v1/team/', { stakeholder_id: id, last_name: 'Sok', first_name: 'Dara' });
  return add('/api/v1/funding/fund/', {
    stakeholder_id: id,
    announced_date: '2024-05-01',
    funding_type: 'seed',
    currency: 'USD',
    amount_raised: '2500',
  });
}

const WITH_ENTRY =
  /\/(product|fund|member)\/\{id\}|\/api\/v1\/team\/\{id\}|\{funding_id\}|\/team\/\{member\}/;

/** A profile of the member's own, where the call finds it, with an entry of the list it is about. */
const profiles: Recipe = {
  of: /\/base-api\/me\/(profile|other-stakeholder)\/|\/api\/v1\/(startup|eso|mentor|investor|product|team|funding\/(fund|stage))\/|funding-round-raise/,
  async make(scene, path) {
    const { test, cast } = scene;
    const kind = kindOf(path);
    const values = profileValues(kind);
    // Whoever has one of these already cannot begin another.
    if (path === '/api/v1/mentor/' || path === '/api/v1/investor/') return values;
    const { id } = await aDraft(test, cast.member, kind);
    const item = WITH_ENTRY.test(path) ? await entry(test, cast.member, id, path) : '';
    const messages = await advance(scene, id, path);
    const { version } = await call(test, cast.member, 'GET', `/base-api/me/profile/${id}/`);
    const isOfItem = item !== '' && !path.includes('{funding_id}') && !path.includes('{member}');
    return {
      ...values,
      'path.id': isOfItem ? item : id,
      'path.funding_id': item,
      'path.member': item,
      'path.picture': 'logo',
      stakeholder_id: id,
      id,
      version,
      messages,
      announced_date: '2024-05-01',
      funding_type: 'seed',
      currency: 'USD',
      amount_raised: '2500',
      stage: 'prototype',
      investors: [{ name: 'Aunt Sophea' }],
    };
  },
};

export const PROFILES = [profiles];
