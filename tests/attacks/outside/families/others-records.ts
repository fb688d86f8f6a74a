import type { Contract } from '#shared/contracts/contract.ts';
import { type Family, filled } from '../family.ts';
import type { Target } from '../target.ts';

const UUID = /\b[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}\b/g;
/** Whose records are read by whom. */
const PAIRS = [
  ['founder', 'newcomer'],
  ['newcomer', 'founder'],
  ['founder', 'analyst'],
] as const;

/** Reads of what belongs to somebody else (IDOR): every call with an id, with every id its owner sees. */
export const othersRecords: Family = {
  name: 'reads of others’ records',
  share: 0.2,
  async attack({ target, notes, contracts }) {
    const reads = contracts.filter(({ method, access }) => method === 'GET' && access === 'member');
    const [single, lists] = [reads.filter(({ path }) => path.includes('{')), reads.filter(plain)];
    for (const contract of reads) {
      if (notes.over()) return;
      notes.tried();
      const { statusCode } = await target.send(filled(contract.path));
      if (statusCode !== 401 && statusCode !== 429)
        notes.found('a call for members answers visitors', `${contract.path} ${statusCode}`);
    }
    for (const [owner, stranger] of PAIRS) {
      const ids = await idsOf(target, owner, lists);
      const own = single.filter(({ path }) => path.startsWith('/base-api/me/'));
      // By id, so that a short run meets every call.
      for (const id of ids)
        for (const { path } of own) {
          if (notes.over()) return;
          const url = filled(path, id);
          const mine = await target.send(url, { as: owner });
          notes.tried();
          if (mine.statusCode !== 200) continue;
          notes.tried();
          const theirs = await target.send(url, { as: stranger });
          if (theirs.statusCode === 200 && theirs.body === mine.body)
            notes.found('somebody reads what is another’s', `${path} as ${stranger}`);
        }
    }
  },
};

const plain = ({ path }: Contract) => !path.includes('{');

async function idsOf(target: Target, who: 'founder' | 'newcomer', lists: readonly Contract[]) {
  const answers = await Promise.all(lists.map(({ path }) => target.send(path, { as: who })));
  return [...new Set(answers.flatMap(({ body }) => body.match(UUID) ?? []))].toReversed();
}
