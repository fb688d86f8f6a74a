import { readdirSync, readFileSync } from 'node:fs';
import { AREAS } from '#shared/i18n/areas.ts';
import { catalog } from '#shared/i18n/catalog.ts';
import type { Language } from '#shared/i18n/languages.ts';

/** A text and where it stands: "mail:footer", "docs/guide/owner.km.md:12". */
export type Placed = [place: string, text: string];

const root = new URL('../../', import.meta.url);
const KHMER = /\p{Script=Khmer}/u;

/** What people read outside the catalogs: guides, lists and pages every site starts with, the demo, the simulator. */
const WRITTEN = [
  'docs/guide',
  'server/database/master-data',
  'server/database/demo/content',
  'tools/identity-simulator',
];

function textsIn(node: unknown, path: string): Placed[] {
  if (typeof node === 'string') return [[path, node]];
  return Object.entries(node as object).flatMap(([name, child]) => textsIn(child, `${path}.${name}`));
}

/** Every text of the catalogs in one language; the mails are among them. */
export const catalogTexts = (language: Language): Placed[] =>
  AREAS.flatMap((area) =>
    Object.entries(catalog[language][area] ?? {}).flatMap(([name, child]) =>
      textsIn(child, `${area}:${name}`),
    ),
  );

/** Every line with Khmer in guides, master data, demo content and the simulator of identities. */
export const writtenTexts = (): Placed[] =>
  WRITTEN.flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.test)\.(?:ts|json|md)$/.test(entry.name))
      .flatMap(({ parentPath, name }) =>
        readFileSync(`${parentPath}/${name}`, 'utf8')
          .split('\n')
          .map((line, index): Placed => [`${name}:${index + 1}`, line])
          .filter(([, line]) => KHMER.test(line)),
      ),
  );
