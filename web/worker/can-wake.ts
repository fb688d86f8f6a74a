import { hydrationKey, hydrationOf } from './names-of-kept.ts';
import { filesIn } from './policy.ts';
import { siteAddress } from './scope.ts';

const isHere = async (address: string): Promise<boolean> => Boolean(await caches.match(siteAddress(address)));

/** Whether this device keeps all scripts that a copy names. */
export async function hasScripts(copy: Response): Promise<boolean> {
  for (const file of filesIn(await copy.clone().text()))
    if (file.endsWith('.js') && !(await isHere(file))) return false;
  return true;
}

/** Whether a copy can be woken without a line: its scripts are here, and what they ask for. */
export async function canWake(copy: Response, address: string): Promise<boolean> {
  for (const part of hydrationOf(copy, address))
    if (!(await caches.match(hydrationKey(siteAddress(part))))) return false;
  return hasScripts(copy);
}
