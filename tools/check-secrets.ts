import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { knownGood } from './run/known-good.mjs';

/**
 * Looks for keys, tokens and passwords in the files git knows, by the kept rules of secretlint; `--staged` looks at those
 * of the next commit alone, `--changed` at what is other than in the last one. What is no secret is named in `.secretlintrc.json`.
 */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Pictures and fonts hold no words; locked versions and generated snapshots are long and not ours. */
const NO_TEXT =
  /\.(?:png|jpe?g|webp|avif|ico|woff2?|ttf|pdf|docx|xlsx|zip|gz|p12)$|^package-lock\.json$|^server\/database\/migrations\/meta\//;

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 }).split('\0');

function filesToLookAt(): string[] {
  const others = () => git('ls-files', '-z', '--others', '--exclude-standard');
  const listed = process.argv.includes('--staged')
    ? git('diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z')
    : process.argv.includes('--changed')
      ? [...git('diff', 'HEAD', '--name-only', '--diff-filter=ACMR', '-z'), ...others()]
      : [...git('ls-files', '-z', '--cached'), ...others()];
  return [...new Set(listed)].filter((file) => file !== '' && !NO_TEXT.test(file));
}

const good = knownGood('secrets', ['.secretlintrc.json', 'package-lock.json', 'tools/check-secrets.ts']);
const listed = filesToLookAt();
// Of the next commit git has the text that counts; the file may have become another.
const files = process.argv.includes('--staged') ? listed : good.left(listed);
const program = path.join(root, 'node_modules/.bin/secretlint');
const { status, stdout, stderr } = files.length
  ? spawnSync(program, ['--no-color', '--no-glob', ...files], { cwd: root, encoding: 'utf8' })
  : { status: 0, stdout: '', stderr: '' };
if (status === 0) good.keep();
else {
  console.log(`${stdout}${stderr}`);
  console.log(
    'A secret in a commit is known to everybody who has the repository: take it out, make a new one where it was used, and name what is none in .secretlintrc.json (rules, allows).',
  );
}
process.exitCode = status ?? 1;
