import { readFileSync } from 'node:fs';

const page = (name: string) =>
  readFileSync(new URL(`../../docs/runbooks/${name}.md`, import.meta.url), 'utf8');

/** The commands of a page of the runbooks, in their order, as somebody would type them; `only`: of one chapter. */
export function commandsOf(name: string, only?: string): string {
  const text = only ? chapterOf(page(name), only) : page(name);
  const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, commands]) => commands);
  if (blocks.length === 0) throw new Error(`There are no commands in ${name}.md${only ? `, "${only}"` : ''}`);
  return blocks.join('\n');
}

function chapterOf(text: string, title: string): string {
  const from = text.indexOf(`\n## ${title}\n`);
  const to = text.indexOf('\n## ', from + 1);
  return from < 0 ? '' : text.slice(from, to < 0 ? undefined : to);
}
