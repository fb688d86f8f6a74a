import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { inProject, root } from './paths.mjs';
import { Refusal } from './refusal.mjs';

const file = inProject('.toolchain', 'preparing.pid');
/** Between making the file and writing into it. */
const WRITTEN_WITHIN_MS = 2_000;

/** Runs `work` while no other run installs or builds in this project; a lock whose holder is gone is taken over. */
export async function whileAloneInProject(work) {
  orRefuse(() => mkdirSync(inProject('.toolchain'), { recursive: true }));
  let told = false;
  while (!orRefuse(acquire)) {
    if (!told) console.log('Another run is installing or building here; waiting for it.');
    told = true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** In a folder of somebody else nothing can be installed or built: that is said without a stack. */
export function orRefuse(write) {
  try {
    return write();
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
    throw new Refusal(
      `This user may not write to ${root}, where Phum installs and builds what it needs. Give the folder to this user ` +
        '(chown), or start Phum as the user it belongs to.',
    );
  }
}

function acquire() {
  try {
    writeFileSync(file, holderOf(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isHolderGone(file)) rmSync(file, { force: true });
    return false;
  }
}

/**
 * Whether nobody holds this lock. A number may be another program's by now; and who was killed before it wrote its own left
 * nothing.
 */
export function isHolderGone(lock) {
  try {
    const [pid, began] = readFileSync(lock, 'utf8').split(' ');
    if (!pid) return Date.now() - statSync(lock).mtimeMs > WRITTEN_WITHIN_MS;
    process.kill(Number(pid), 0);
    return Boolean(began) && began !== beganAt(pid);
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

/** What a process writes into the lock it takes. */
export const holderOf = (pid) => `${pid} ${beganAt(pid)}`;

/** When a process began, in ticks since the machine did; nothing where the system does not say it (`man 5 proc`). */
function beganAt(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return '';
  }
}
