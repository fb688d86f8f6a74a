import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Contract } from '#shared/contracts/contract.ts';
import { listMailbox } from '#shared/contracts/mailbox.contract.ts';
import { prove } from '#shared/contracts/proof.contract.ts';
import { getTeam, inviteMembers } from '#shared/contracts/team.contract.ts';
import { filled } from '../family.ts';
import type { Target } from '../target.ts';
import { idsSeenBy } from './seen-ids.ts';

/** Mail leaves in rounds. */
const ROUNDS = 40;
const ROUND_MS = 250;

/** The secret of a link that invites somebody else to own a page of the founder; null where there is no such page or no mail to look at. */
export async function ownerInvitation(
  target: Target,
  contracts: readonly Contract[],
): Promise<string | null> {
  const reads = contracts.filter(({ method, access }) => method === 'GET' && access === 'member');
  const email = `owner-${randomBytes(6).toString('hex')}@example.test`;
  // Naming an owner asks for a proof.
  await target.send(prove.path, {
    method: 'POST',
    as: 'founder',
    headers: { origin: target.origin },
    body: { way: 'password', password: target.accounts.founder.password },
  });
  for (const id of await idsSeenBy(target, 'founder', reads)) {
    if ((await target.send(filled(getTeam.path, id), { as: 'founder' })).statusCode !== 200) continue;
    const { body } = await target.send(filled(inviteMembers.path, id), {
      method: 'POST',
      as: 'founder',
      headers: { origin: target.origin },
      body: { email, role: 'owner' },
    });
    if (body.includes('"sent":1')) return mailedSecret(target, email);
  }
  return null;
}

async function mailedSecret(target: Target, email: string): Promise<string | null> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const list = await target.send(`${listMailbox.path}?address=${encodeURIComponent(email)}`);
    if (list.statusCode !== 200) return null;
    const id = /"id":"([\da-f-]{36})"/.exec(list.body)?.[1];
    const mail = id ? await target.send(`${listMailbox.path}${id}/`) : null;
    const secret = /\/team-invite\/([\w-]+)/.exec(mail?.body ?? '')?.[1];
    if (secret) return secret;
    await sleep(ROUND_MS);
  }
  return null;
}
