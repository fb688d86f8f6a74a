import { spawnSync } from 'node:child_process';
import { installFromDebian } from './debian.mjs';

/** What is said where there is no Java and none can be installed. */
export const NO_JAVA =
  "The W3C's checker of HTML needs Java, and it could not be installed here. Install Java 17 or newer and try again.";

const hasJava = () => spawnSync('java', ['-version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

/** The W3C's checker runs on Java: finds it, or installs it and says so. One journey alone needs it: the others go on without. */
export async function provideJava({
  isThere = hasJava,
  install = installFromDebian,
  say = console.log,
} = {}) {
  if (isThere()) return;
  const what = "No Java here: installing Debian's for the W3C's checker of HTML (apt-get, once).";
  await install(what, ['default-jre-headless']);
  if (!isThere()) say(NO_JAVA);
}
