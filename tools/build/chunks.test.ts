import { expect, it } from 'vitest';
import { assetName, planChunks } from './chunks.ts';

const CLIENT = '?__react-router-build-client-route';

/** Who imports whom at once; behind `later`, what is fetched when it is needed. */
const IMPORTS: Record<string, { now?: string[]; later?: string[]; code?: string }> = {
  '/web/entry.client.tsx': { now: ['/shared/languages.ts', '/node_modules/react/index.js'] },
  '/web/root.tsx': { now: ['/shared/everywhere.ts'], later: ['/web/member-menu.tsx'] },
  [`/web/routes/program.tsx${CLIENT}`]: { now: ['/web/card.tsx', '/shared/everywhere.ts'] },
  [`/web/routes/event.tsx${CLIENT}`]: { now: ['/web/card.tsx', '/web/icon.tsx'] },
  [`/web/routes/desk-queue.tsx${CLIENT}`]: {
    now: ['/web/queue.tsx', '/web/icon.tsx'],
    later: ['/web/dialog.tsx'],
  },
  [`/web/routes/desk-record.tsx${CLIENT}`]: { now: ['/web/queue.tsx'] },
  '/web/member-menu.tsx': { now: ['/web/icon.tsx'] },
  '/web/dialog.tsx': { now: ['/web/only-dialog.tsx'] },
};

const all = new Set(
  Object.entries(IMPORTS).flatMap(([id, { now = [], later = [] }]) => [id, ...now, ...later]),
);
const modules = new Map(
  [...all].map((id) => [
    id,
    {
      importedIds: IMPORTS[id]?.now ?? [],
      dynamicallyImportedIds: IMPORTS[id]?.later ?? [],
      code: id.includes('queue') ? Array.from({ length: 9_000 }, (_, i) => `f${i}()`).join('') : 'x',
    },
  ]),
);
const plan = planChunks(modules);
const fileOf = (id: string) => plan.get(id)?.name ?? null;

it.each([
  ['/node_modules/react/index.js', 'framework'],
  ['/web/root.tsx', 'frame'],
  ['/shared/everywhere.ts', 'frame'],
  // Run last, once all else is there.
  ['/web/entry.client.tsx', null],
  // Needed by one page or one part alone: it stays there.
  [`/web/routes/program.tsx${CLIENT}`, null],
  ['/web/only-dialog.tsx', null],
])('%s goes into the file %s', (id, file) => {
  expect(fileOf(id)).toBe(file);
});

it('puts what pages share into files of their own, and keeps what is heavy apart from what others need', () => {
  expect(fileOf('/web/card.tsx')).toMatch(/^shared \d+$/);
  expect(fileOf('/web/icon.tsx')).toMatch(/^shared \d+$/);
  expect(fileOf('/web/queue.tsx')).not.toBe(fileOf('/web/icon.tsx'));
});

it('cuts framework and frame first', () => {
  const ranks = [...plan.values()].filter(({ name }) => name.startsWith('shared')).map(({ rank }) => rank);
  const [framework = 0, frame = 0] = ['/node_modules/react/index.js', '/web/root.tsx'].map(
    (id) => plan.get(id)?.rank,
  );
  expect(framework).toBeGreaterThan(frame);
  expect(frame).toBeGreaterThan(Math.max(...ranks));
});

it('calls a style sheet by its hash, and a picture by its name', () => {
  expect(assetName({ names: ['shared 3.css'] })).not.toContain('[name]');
  expect(assetName({ names: ['home.css'] })).not.toContain('[name]');
  expect(assetName({ names: ['mark.svg'] })).toContain('[name]');
  // The server's build names it so, and asks for it by that name.
  expect(assetName({ names: ['fonts.css'] })).toContain('[name]');
});

it('puts what members see into fewer files than what visitors see', () => {
  const filesOf = (plan: ReturnType<typeof planChunks>) =>
    new Set([...plan.values()].map(({ name }) => name)).size;
  const heavy = new Map(
    [...modules].map(([id, module]) => [
      id,
      id.includes('icon') ? { ...module, code: modules.get('/web/queue.tsx')!.code } : module,
    ]),
  );
  expect(filesOf(planChunks(heavy, 'members'))).toBeLessThan(filesOf(planChunks(heavy)));
});

it('lets no page of the public share a file with the desk that brings the looks of the desk', () => {
  const page = (now: string[]) => ({ importedIds: now, dynamicallyImportedIds: [], code: 'x' });
  const code = Array.from({ length: 4_000 }, (_, i) => `.c${i * 7_919} { top: ${i}px }`).join('');
  const plan = planChunks(
    new Map([
      [`/web/routes/desk.tsx${CLIENT}`, page([])],
      [`/web/routes/desk-queue.tsx${CLIENT}`, page(['/web/desk-list.tsx', '/web/pages.tsx'])],
      [`/web/routes/desk-people.tsx${CLIENT}`, page(['/web/desk-list.tsx', '/web/pages.tsx'])],
      [`/web/routes/programs.tsx${CLIENT}`, page(['/web/pages.tsx'])],
      [`/web/routes/events.tsx${CLIENT}`, page(['/web/pages.tsx'])],
      ['/web/desk-list.tsx', page(['/web/desk.css'])],
      ['/web/pages.tsx', page([])],
      ['/web/desk.css', { importedIds: [], dynamicallyImportedIds: [], code }],
    ]),
    'members',
  );
  expect(plan.get('/web/pages.tsx')?.name).toBeDefined();
  expect(plan.get('/web/desk-list.tsx')?.name).not.toBe(plan.get('/web/pages.tsx')?.name);
});
