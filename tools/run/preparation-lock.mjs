import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inProject, root } from './paths.mjs';
import { Refusal } from './refusal.mjs';

const file = inProject('.toolchain', 'preparing.pid');

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
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isHolderGone()) rmSync(file, { force: true });
    return false;
  }
}

function isHolderGone() {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    if (pid > 0) process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
