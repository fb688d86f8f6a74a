import type { Contract } from '#shared/contracts/contract.ts';
import { type DeskAction, rolesThatMay } from '#shared/domain/roles.ts';
import { type Family, filled } from '../family.ts';
import type { Target, Who } from '../target.ts';
import { makeDeskRecords } from './desk-records.ts';
import { realAddress } from './seen-ids.ts';

const READERS = ['reviewer', 'editor', 'analyst', 'newcomer', 'visitor'] as const;
const ADMINISTRATION = ['audit', 'people', 'settings', 'wordings'];
const DECISIONS = ['bulk-decisions', 'merges', 'reports'];
const REQUESTS = ['submissions', 'claims', 'dashboard', ...DECISIONS];
const CONTACT = ['contact-messages', 'contact-colleagues'];

/** Written out beside the table of roles, so that a mistake in that is seen: what each role may not read. */
const MAY_NOT: Readonly<Partial<Record<Who, readonly string[]>>> = {
  reviewer: [...ADMINISTRATION, 'collections', 'page-views'],
  editor: [...ADMINISTRATION, ...REQUESTS, 'page-views'],
  analyst: [...ADMINISTRATION, ...CONTACT, ...DECISIONS],
};
const PAGES: Readonly<Partial<Record<Who, readonly string[]>>> = {
  reviewer: ['/desk/people', '/desk/audit', '/desk/settings', '/desk/texts'],
  editor: [
    '/desk/claims',
    '/desk/people',
    '/desk/audit',
    '/desk/settings',
    '/desk/texts',
    '/desk/bulk',
    '/desk/merge',
  ],
  analyst: ['/desk/contact', '/desk/people', '/desk/audit', '/desk/settings', '/desk/texts'],
  newcomer: ['/desk', '/desk/claims', '/desk/contact', '/desk/people', '/desk/audit', '/desk/dashboard'],
  visitor: ['/desk', '/desk/claims', '/desk/contact', '/desk/people', '/desk/audit', '/desk/dashboard'],
};

/**
 * Every read of the desk by every role, and by those who have none, about records that are there: who may is answered as an
 * administrator is, who may not is not. The list is short and goes to its end whatever the time: what is left out would be
 * taken for closed.
 */
export const deskReads: Family = {
  name: 'desk reads by role',
  share: 0.02,
  async attack({ target, notes, contracts }) {
    await makeDeskRecords(target, notes);
    const reads = contracts.filter(({ method, access }) => method === 'GET' && access.startsWith('desk'));
    for (const contract of reads) {
      const url = await realAddress(target, 'administrator', contract.path);
      if (!url) notes.leftOut(`nothing is there for ${contract.path}`);
      const whole = await ask(target, 'administrator', url ?? filled(contract.path));
      for (const role of READERS) {
        notes.tried();
        const status = await ask(target, role, url ?? filled(contract.path));
        // 422 is an answer to somebody who may ask.
        const isOpen = status === 200 || status === 422;
        if (isOpen && !mayRead(role, contract))
          notes.found(`${role} reads what the role does not give`, contract.path);
        if (!isOpen && mayRead(role, contract) && whole === 200)
          notes.found(`${role} is kept from what the role gives`, `${contract.path} ${status}`);
      }
    }
    for (const [role, pages] of Object.entries(PAGES) as [Who, readonly string[]][])
      for (const path of pages) {
        notes.tried();
        if ((await ask(target, role, path)) === 200)
          notes.found(`${role} opens a page the role does not give`, path);
      }
  },
};

const ask = async (target: Target, as: Who, path: string) => (await target.send(path, { as })).statusCode;

function mayRead(role: Who, { access, path }: Pick<Contract, 'access' | 'path'>): boolean {
  const area = path.split('/')[3] ?? '';
  if (MAY_NOT[role]?.includes(area)) return false;
  const action = access.slice('desk:'.length) as DeskAction;
  return rolesThatMay(action).some((one) => one === role);
}
