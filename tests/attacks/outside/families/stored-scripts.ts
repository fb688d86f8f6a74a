import { STORED_SCRIPTS } from '../../support/stored-scripts.ts';
import type { Family } from '../family.ts';

const PARAMETERS = ['search', 'q', 'kind', 'type', 'next', 'return', 'errorMessage', 'email', 'reference'];
const MARK = 'attack-mark';

/** Scripts that come back: kept in a person's own texts and read by others, or reflected from an address (XSS). */
export const storedScripts: Family = {
  name: 'stored and reflected scripts',
  share: 0.08,
  async attack({ target, notes, pages }) {
    const me = await target.send('/public', { as: 'founder' });
    const id = /"id":"([\da-f-]{36})"/.exec(me.body)?.[1];
    const open = pages.filter((page) => !page.includes(':') && !page.includes('*'));
    for (const [n, script] of STORED_SCRIPTS.entries()) {
      if (notes.over()) break;
      notes.tried();
      await target.send('/user-api/', {
        method: 'PATCH',
        as: 'founder',
        headers: { origin: target.origin },
        body: { first_name: `${MARK}${script}`.slice(0, 50), bio: script, last_name_kh: script },
      });
      for (const path of ['/user/profile', `/user/${id}`, '/desk/people'])
        await look(path, script, path.startsWith('/desk') ? 'administrator' : 'founder');
      for (const [page, path] of open.entries()) {
        if (notes.over()) break;
        const name = PARAMETERS[(n + page) % PARAMETERS.length]!;
        await look(`${path}?${new URLSearchParams({ [name]: script })}`, script, 'visitor');
      }
    }
    await target.send('/user-api/', {
      method: 'PATCH',
      as: 'founder',
      headers: { origin: target.origin },
      body: { first_name: 'Sreypov', bio: '', last_name_kh: 'ម៉ៅ' },
    });
    async function look(path: string, script: string, as: 'visitor' | 'founder' | 'administrator') {
      notes.tried();
      const { body, headers } = await target.send(path, { as });
      const html = String(headers['content-type']).startsWith('text/html');
      if (html && body.includes(script))
        notes.found('a script comes back as it was sent', path.slice(0, 140));
    }
  },
};
