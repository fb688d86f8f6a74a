import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readCommand } from '#server/operator/run-command.ts';
import { commandsOf } from './page-commands.ts';
import { walk, walkToNewMachine } from './walk.ts';

const folder = new URL('../../docs/runbooks/', import.meta.url);
const pages = readdirSync(folder).map((name) => name.replace('.md', ''));
const linesOf = (page: string) => {
  try {
    return commandsOf(page)
      .split('\n')
      .filter((line) => line.trim() !== '');
  } catch {
    return [];
  }
};

/** Pages that say what there is, not what to type one after the other. */
const LISTS = ['commands', 'faults'];

it('every line of every page is typed by the walk', () => {
  const typed = `${walk('phum-1', { long: true, bare: true })}\n${walkToNewMachine('phum-1')}`;
  const walked = pages.filter((page) => !LISTS.includes(page) && linesOf(page).length > 0);
  expect(walked).toEqual(['deploy', 'move', 'object-store', 'restore', 'rotate', 'take-apart', 'upgrade']);
  const untyped = walked.flatMap((page) =>
    linesOf(page)
      .filter((line) => !/^(?:RELEASE|NEW|SITE)=/.test(line) && !typed.includes(line))
      .map((line) => `${page}: ${line}`),
  );
  expect(untyped).toEqual([]);
});

it('every command that the pages name is one of phum', () => {
  const named = linesOf('commands').filter((line) => line.startsWith('npx phum '));
  expect(named.length).toBeGreaterThan(15);
  for (const line of named) {
    const words = line.replaceAll(/<\w+>/g, 'x').split(/\s+/).slice(2);
    const typed = readCommand(words);
    expect('command' in typed || typed.code === 0, line).toBe(true);
  }
});
