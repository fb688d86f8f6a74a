import { z } from 'zod';
import { plausible, type Schema } from '#tests/fuzz/bad-values.ts';
import { type Family, filled } from '../family.ts';
import { idsSeenBy } from './seen-ids.ts';

/** Changes to what belongs to somebody else (IDOR): what a stranger cannot read, no write of theirs may reach. */
export const othersChanges: Family = {
  name: 'changes to others’ records',
  share: 0.05,
  async attack({ target, notes, contracts }) {
    const reads = contracts.filter(({ method, access }) => method === 'GET' && access === 'member');
    const single = reads.filter(({ path }) => path.startsWith('/base-api/me/') && path.includes('{'));
    const writes = contracts.filter(({ method, access }) => method !== 'GET' && access === 'member');
    const ids = await idsSeenBy(target, 'founder', reads);
    for (const id of ids)
      for (const read of single) {
        if (notes.over()) return;
        const url = filled(read.path, id);
        notes.tried();
        if ((await target.send(url, { as: 'founder' })).statusCode !== 200) continue;
        notes.tried();
        if ((await target.send(url, { as: 'newcomer' })).statusCode === 200) continue;
        for (const { method, path, body } of writes.filter((one) => one.path.startsWith(read.path))) {
          notes.tried();
          const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema;
          const { statusCode } = await target.send(filled(path, id), {
            method,
            as: 'newcomer',
            headers: { origin: target.origin },
            body: plausible(schema, {}),
          });
          if (statusCode >= 200 && statusCode < 300)
            notes.found('somebody changes what is another’s', `${method} ${path}`);
        }
      }
  },
};
