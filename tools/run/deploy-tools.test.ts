import { expect, it } from 'vitest';
import { provideDeployTools } from './deploy-tools.mjs';

async function installed(options: { asked?: boolean; long?: boolean; there?: boolean; serves?: boolean }) {
  const names: string[] = [];
  await provideDeployTools({
    asked: options.asked ?? false,
    long: options.long ?? false,
    isThere: () => options.there ?? false,
    serves: () => options.serves ?? false,
    install: async (_what, packages, ifThere = []) => Boolean(names.push(...packages, ...ifThere)),
  });
  return names;
}

it('what the runbooks need is brought once, and by a test run only where it would not begin to serve', async () => {
  expect(await installed({})).toEqual(expect.arrayContaining(['nginx', 'postgresql']));
  expect(await installed({ there: true, asked: true })).toEqual([]);
  expect(await installed({ serves: true })).toEqual([]);
  expect(await installed({ serves: true, asked: true })).toContain('nginx');
  expect(await installed({})).not.toContain('debootstrap');
  expect(await installed({ long: true })).toEqual(expect.arrayContaining(['debootstrap', 'buildah']));
});
