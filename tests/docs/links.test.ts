import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pages = execFileSync('git', ['ls-files', '-z', '--', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));

/** Where a text points to in this project; code is no link, and other sites are not asked. */
function targetsIn(text: string): string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^()\s]+)\)/g)]
    .map(([, target]) => target!)
    .filter((target) => !/^(?:[a-z]+:|#|\/)/.test(target));
}

it('every link of the papers leads to a file that is there', () => {
  const lost = pages.flatMap((page) =>
    targetsIn(readFileSync(path.join(root, page), 'utf8'))
      .filter((target) => !existsSync(path.join(root, path.dirname(page), target.replace(/[#?].*$/, ''))))
      .map((target) => `${page} points to ${target}, which is not there. Name where it is now.`),
  );
  expect(pages.length).toBeGreaterThan(20);
  expect(lost).toEqual([]);
});

it('a decision has a number of its own, and begins with it', () => {
  const decisions = pages.filter((page) => /^docs\/adr\/\d/.test(page));
  const numbers = decisions.map((page) => path.basename(page).slice(0, 4));
  expect(decisions.length).toBeGreaterThan(20);
  expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([]);
  const others = decisions.filter(
    (page, i) => !readFileSync(path.join(root, page), 'utf8').startsWith(`# ${Number(numbers[i])}. `),
  );
  expect(others).toEqual([]);
});
