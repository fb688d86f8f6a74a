import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { COUNTRY_FILE } from '#shared/country/choose.ts';
import { readConfig } from './config.ts';
import { refuseOtherBuild } from './other-build.ts';

function buildOf(country: string | null): string {
  const build = mkdtempSync(path.join(tmpdir(), 'phum-build-'));
  onTestFinished(() => rmSync(build, { recursive: true }));
  mkdirSync(path.join(build, 'server'));
  if (country) writeFileSync(path.join(build, 'server', COUNTRY_FILE), `${country}\n`);
  return build;
}

const config = (env: Record<string, string> = {}) => readConfig({ NODE_ENV: 'test', ...env });

it('pages that were built for one country are not served as those of another', () => {
  const build = buildOf('la');
  expect(() => refuseOtherBuild(config(), build)).toThrow(
    'COUNTRY=kh is refused: the pages of this program were built for COUNTRY=la.',
  );
  refuseOtherBuild(config({ COUNTRY: 'la' }), build);
  refuseOtherBuild(config(), buildOf('kh'));
});

it('where nothing is built, or pages are made on the fly, there is nothing to refuse', () => {
  refuseOtherBuild(config(), buildOf(null));
  refuseOtherBuild(config({ PHUM_DEV: '1' }), buildOf('la'));
});
