import { expect, it } from 'vitest';
import { chunkGroups } from './chunks.ts';

/** Who imports whom. */
const IMPORTERS: Record<string, string[]> = {
  '/web/root.tsx': [],
  '/web/entry.client.tsx': [],
  '/web/routes/program.tsx': [],
  '/web/routes/event.tsx': [],
  '/web/routes/desk-queue.tsx': [],
  '/web/routes/desk-record.tsx': [],
  '/web/part.tsx': [],
  '/shared/everywhere.ts': ['/web/root.tsx', '/web/card.tsx'],
  '/web/card.tsx': ['/web/routes/program.tsx', '/web/routes/event.tsx', '/web/routes/desk-record.tsx'],
  '/web/mark.tsx': ['/web/card.tsx', '/web/part.tsx'],
  '/web/program-only.tsx': ['/web/routes/program.tsx'],
  '/web/queue.tsx': ['/web/routes/desk-queue.tsx', '/web/routes/desk-record.tsx'],
  '/web/dialog.tsx': [],
  '/web/other-dialog.tsx': [],
  '/web/flag.tsx': ['/web/dialog.tsx', '/web/routes/desk-queue.tsx'],
  '/web/menu.tsx': ['/web/dialog.tsx', '/web/other-dialog.tsx', '/web/routes/desk-record.tsx'],
  '/web/dialogs-only.tsx': ['/web/dialog.tsx', '/web/other-dialog.tsx'],
  '/node_modules/react/index.js': ['/web/root.tsx'],
};
const modules = { getModuleInfo: (id: string) => ({ importers: IMPORTERS[id] ?? [] }) };

/** The group that gets a module: the first by priority. */
function fileOf(id: string): string | null {
  for (const group of chunkGroups.toSorted((a, b) => b.priority - a.priority)) {
    if ('test' in group && !group.test.test(id)) continue;
    const name = typeof group.name === 'string' ? group.name : group.name(id, modules);
    if (name !== null) return name;
  }
  return null;
}

it.each([
  ['/node_modules/react/index.js', 'framework'],
  ['/web/root.tsx', 'frame'],
  ['/shared/everywhere.ts', 'frame'],
  // Run last, once all else is there.
  ['/web/entry.client.tsx', null],
  // Shared by the same public pages, whoever else needs them.
  ['/web/card.tsx', 'event program'],
  ['/web/mark.tsx', 'event program'],
  ['/web/program-only.tsx', null],
  ['/web/queue.tsx', 'desk'],
  // Shared by pages of an area and by parts that come later: one file for the area, whichever parts they are.
  ['/web/flag.tsx', 'later desk'],
  ['/web/menu.tsx', 'later desk'],
  ['/web/dialogs-only.tsx', 'later /web/dialog.tsx later /web/other-dialog.tsx'],
])('%s goes into the file %s', (id, file) => {
  expect(fileOf(id)).toBe(file);
});

it('cuts what more pages need first', () => {
  const priorityOf = (name: string) => chunkGroups.find((group) => group.name === name)?.priority ?? -1;
  expect(priorityOf('framework')).toBe(Math.max(...chunkGroups.map(({ priority }) => priority)));
  expect(new Set(chunkGroups.map(({ priority }) => priority)).size).toBe(chunkGroups.length);
});
