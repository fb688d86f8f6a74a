import { createHash } from 'node:crypto';
import type { LockedPackages } from './production-packages.ts';

/** What is in a release, for whoever looks for what has become known as unsafe: CycloneDX 1.6, from the lock file. */
export function billOfMaterials(
  product: { name: string; version: string; license: string; node: string; commit: string; at: string },
  locked: LockedPackages,
  folders: readonly string[],
): object {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${idOf(`${product.version} ${product.commit}`)}`,
    version: 1,
    metadata: {
      timestamp: product.at,
      component: {
        type: 'application',
        'bom-ref': `${product.name}@${product.version}`,
        name: product.name,
        version: product.version,
        licenses: [{ license: { id: product.license } }],
        properties: [{ name: 'commit', value: product.commit }],
      },
    },
    components: [
      { type: 'application', 'bom-ref': `node@${product.node}`, name: 'node', version: product.node },
      ...folders.map((folder) => component(folder, locked)),
    ],
  };
}

function component(folder: string, locked: LockedPackages): object {
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const { version, integrity, license } = locked[folder]!;
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const sha512 = /sha512-(\S+)/.exec(integrity ?? '')?.[1];
  return {
    type: 'library',
    'bom-ref': `${folder}@${version}`,
    name,
    version,
    purl,
    ...(license ? { licenses: [{ expression: license }] } : {}),
    ...(sha512
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(sha512, 'base64').toString('hex') }] }
      : {}),
  };
}

/** The same release has the same number. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
