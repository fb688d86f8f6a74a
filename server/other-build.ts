import { readFileSync } from 'node:fs';
import path from 'node:path';
import { COUNTRY_FILE } from '#shared/country/choose.ts';
import type { Config } from './config.ts';
import { BUILD } from './http/static-files.ts';

/** Pages hold the master data of the country they were built for: with another they would offer provinces that the server refuses. */
export function refuseOtherBuild({ COUNTRY, PHUM_DEV }: Config, build = BUILD): void {
  if (PHUM_DEV) return;
  const built = countryOf(build);
  if (built !== null && built !== COUNTRY)
    throw new Error(
      `COUNTRY=${COUNTRY} is refused: the pages of this program were built for COUNTRY=${built}. Start with that, or build it for the other: COUNTRY=${COUNTRY} npm run release, or npm start in a clone with COUNTRY=${COUNTRY} in its .env.`,
    );
}

/** Null where nothing was built: that is said where pages are loaded. */
function countryOf(build: string): string | null {
  try {
    return readFileSync(path.join(build, 'server', COUNTRY_FILE), 'utf8').trim();
  } catch {
    return null;
  }
}
