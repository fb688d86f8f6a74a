import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Packed, packRelease } from '#tools/release/pack.ts';
import { bareDebian } from './bare-debian.ts';

const root = path.join(import.meta.dirname, '../..');
const IMAGE = 'localhost/phum:tried';

/** Why no container is built here; null: it is. */
function whyNot(): string | null {
  if (process.env.LONG !== '1') return 'that is part of --long';
  if (spawnSync('buildah', ['--version']).status !== 0) return 'there is no buildah';
  return bareDebian() ? null : 'there is no Debian to begin with';
}
const why = whyNot();
if (why) console.log(`The container is not built here: ${why}.`);

describe.skipIf(why !== null)('the container file, built without a daemon and without a registry', () => {
  // Beside the sources: pictures of whole systems have no room in memory. Made when they are tried, not where they are left out.
  const folder = path.join(root, `.cache/container-${process.pid}`);
  const store = [
    '--root',
    path.join(folder, 'store'),
    '--runroot',
    path.join(folder, 'run'),
    '--storage-driver',
    'vfs',
  ];
  const buildah = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('buildah', [...store, ...args], {
      encoding: 'utf8',
      env: { ...process.env, BUILDAH_ISOLATION: 'chroot' },
    });
    return { status, stdout: stdout.trim(), stderr };
  };
  const done = (...args: string[]) => {
    const { status, stdout, stderr } = buildah(...args);
    expect(status, `${args.join(' ')}\n${stderr.slice(-2_000)}`).toBe(0);
    return stdout;
  };
  let release: Packed;
  beforeAll(() => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    release = packRelease(root, path.join(folder, 'release'), { quick: true });
    // The image that the file begins with, made here: nothing is fetched.
    const empty = done('from', 'scratch');
    const tar = path.join(folder, 'debian.tar');
    spawnSync('tar', ['--exclude=./var/cache/apt/archives/*.deb', '-C', bareDebian() ?? '', '-cf', tar, '.']);
    done('add', empty, tar, '/');
    done('commit', '--rm', empty, 'docker.io/library/debian:12-slim');
    rmSync(tar);
    mkdirSync(path.join(folder, 'context'));
    copyFileSync(release.archive, path.join(folder, `context/${release.name}.tar.gz`));
  });
  afterAll(() => {
    buildah('rm', '--all');
    rmSync(folder, { recursive: true, force: true });
  });

  it('is what it says: Node of the release, an account of its own, its folder closed, and a refusal in words without settings', () => {
    const file = path.join(root, 'deploy/container/Containerfile');
    const given = ['--build-arg', `RELEASE=${release.name}`, '--file', file, path.join(folder, 'context')];
    done('bud', '--pull-never', '--format', 'docker', '--tag', IMAGE, ...given);
    const { config } = JSON.parse(done('inspect', '--type', 'image', IMAGE)).Docker;
    expect(config).toMatchObject({ User: 'phum', WorkingDir: '/opt/phum/current', StopSignal: 'SIGTERM' });
    expect(Object.keys(config.ExposedPorts)).toEqual(['3000/tcp']);
    expect(Object.keys(config.Volumes)).toEqual(['/var/lib/phum']);
    expect(config.Healthcheck.Test).toContain('bin/node');

    const one = done('from', '--pull-never', IMAGE);
    const inside = (...args: string[]) => buildah('run', one, '--', ...args);
    expect(
      inside('sh', '-c', 'id -un; stat -c "%a %U" /var/lib/phum; test -w /opt/phum/current || echo closed')
        .stdout,
    ).toBe('phum\n700 phum\nclosed');
    expect(inside('bin/node', 'server/phum.ts', '--help').stdout).toContain('phum doctor');
    // As its own command starts it, with nothing set.
    const start = inside(...(config.Cmd as string[]));
    expect(start.status).not.toBe(0);
    expect(start.stderr).toContain('PUBLIC_URL is needed in production.');
    const health = inside(...(config.Healthcheck.Test as string[]).slice(1));
    expect(health.status).not.toBe(0);
  });
});
