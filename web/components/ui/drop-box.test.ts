import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

it('the box brings its styles along, wherever it stands: the queue has saved views too', () => {
  const own = [...read('drop-box.tsx').matchAll(/^import '(\.\/[\w-]+\.css)'/gm)].map(([, name]) =>
    read(name!),
  );
  const drawn = read('drop-box.tsx') + read('../../features/review/views/views-menu.tsx');
  const classes = new Set(drawn.match(/\b(?:drop|views)-(?:box|body|form|line)\b(?=[ "])/g));
  expect(classes.size).toBeGreaterThan(3);
  for (const name of classes) expect(own.join('\n'), name).toContain(`.${name}`);
});
