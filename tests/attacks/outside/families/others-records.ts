import { type Family, filled } from '../family.ts';
import { idsSeenBy } from './seen-ids.ts';

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
    const single = reads.filter(({ path }) => path.includes('{'));
    for (const contract of reads) {
      if (notes.over()) return;
      notes.tried();
      const { statusCode } = await target.send(filled(contract.path));
      if (statusCode !== 401 && statusCode !== 429)
        notes.found('a call for members answers visitors', `${contract.path} ${statusCode}`);
    }
    for (const [owner, stranger] of PAIRS) {
      const ids = await idsSeenBy(target, owner, reads);
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
