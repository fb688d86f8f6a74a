import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { run } from './child.mjs';
import { inProject, installedBin, outputPath, root } from './paths.mjs';
import { sourceHash } from './source-hash.mjs';

const stamp = inProject('build', '.source-hash');

/** Builds the pages if their sources changed since the last build. Resolves to the exit code. */
export async function buildPages() {
  // Of one country alone: the pages of another are other pages.
  const wanted = `${sourceHash(root)} ${process.env.COUNTRY ?? ''}`.trim();
  if (isCurrent(wanted)) return 0;
  console.log('Building the pages.');
  rmSync(stamp, { force: true });
  const env = { ...process.env, NODE_ENV: 'production' };
  // Of the members' build the other takes the files (tools/build/members-files.ts), so it is the first.
  for (const audience of ['members', 'visitors']) {
    const code = await run(installedBin('react-router'), ['build'], {
      env: { ...env, PHUM_AUDIENCE: audience },
      quiet: outputPath(`build for ${audience}`),
    });
    if (code !== 0) return code;
  }
  mkdirSync(inProject('build'), { recursive: true });
  writeFileSync(stamp, wanted);
  // A first start would be slower, no more.
  await run('node', ['tools/compile-server.ts'], { quiet: outputPath('compile server') });
  return 0;
}

function isCurrent(wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
}
