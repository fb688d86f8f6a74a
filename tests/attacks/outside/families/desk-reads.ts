import { type Family, filled } from '../family.ts';
import type { Who } from '../target.ts';

const ADMINISTRATION = ['audit', 'people', 'settings'];
const DECISIONS = ['bulk-decisions', 'merges', 'reports'];
const REQUESTS = ['submissions', 'claims', 'dashboard', ...DECISIONS];
const CONTACT = ['contact-messages', 'contact-colleagues'];

/** Written out, so that a mistake in the server's own table is seen: what each role may not read (B.71). */
const MAY_NOT: Readonly<Partial<Record<Who, readonly string[]>>> = {
  reviewer: [...ADMINISTRATION, 'collections', 'page-views'],
  editor: [...ADMINISTRATION, ...REQUESTS, 'page-views'],
  analyst: [...ADMINISTRATION, ...CONTACT, ...DECISIONS],
  newcomer: ['*'],
  visitor: ['*'],
};
const PAGES: Readonly<Partial<Record<Who, readonly string[]>>> = {
  reviewer: ['/desk/people', '/desk/audit', '/desk/settings'],
  editor: ['/desk/claims', '/desk/people', '/desk/audit', '/desk/settings', '/desk/bulk', '/desk/merge'],
  analyst: ['/desk/contact', '/desk/people', '/desk/audit', '/desk/settings'],
  newcomer: ['/desk', '/desk/claims', '/desk/contact', '/desk/people', '/desk/audit', '/desk/dashboard'],
  visitor: ['/desk', '/desk/claims', '/desk/contact', '/desk/people', '/desk/audit', '/desk/dashboard'],
};

/**
 * Every read of the desk by every role, and by those who have none. The list is short and goes to its end whatever the
 * time: what is left out would be taken for closed.
 */
export const deskReads: Family = {
  name: 'desk reads by role',
  share: 0.02,
  async attack({ target, notes, contracts }) {
    const reads = contracts.filter(({ method, access }) => method === 'GET' && access.startsWith('desk'));
    for (const [role, areas] of Object.entries(MAY_NOT) as [Who, readonly string[]][])
      for (const { path } of reads) {
        const area = path.split('/')[3] ?? '';
        if (!areas.includes(area) && !areas.includes('*')) continue;
        notes.tried();
        const { statusCode } = await target.send(filled(path), { as: role });
        // 422 is an answer to somebody who may ask.
        if (statusCode === 200 || statusCode === 422)
          notes.found(`${role} reads what the role does not give`, path);
      }
    for (const [role, pages] of Object.entries(PAGES) as [Who, readonly string[]][])
      for (const path of pages) {
        notes.tried();
        const { statusCode } = await target.send(path, { as: role });
        if (statusCode === 200) notes.found(`${role} opens a page the role does not give`, path);
      }
  },
};
