import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
export const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A part of an office file: its path, its type after `vnd.openxmlformats-officedocument.`, and its text. */
export interface Part {
  path: string;
  type: string;
  xml: string;
}

/** An office file from its parts, the main one first; `targets` are what that one points to. The same parts give the same bytes. */
export async function officeFile([main, ...others]: [Part, ...Part[]]): Promise<Uint8Array> {
  const folder = main.path.slice(0, main.path.indexOf('/'));
  const relationship = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const relationships = (targets: string) =>
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${targets}</Relationships>`;
  const overrides = [main, ...others].map(
    ({ path, type }) =>
      `<Override PartName="/${path}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
  );
  const files: [path: string, xml: string][] = [
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`,
    ],
    ['_rels/.rels', relationships(relationship('rId1', 'officeDocument', main.path))],
    [main.path, HEAD + main.xml],
    [
      `${folder}/_rels/${main.path.slice(folder.length + 1)}.rels`,
      relationships(
        others
          .map(({ path, type }, i) =>
            relationship(`rId${i + 1}`, type.slice(type.lastIndexOf('.') + 1), path.slice(folder.length + 1)),
          )
          .join(''),
      ),
    ],
    ...others.map(({ path, xml }): [string, string] => [path, HEAD + xml]),
  ];
  const zip = new ZipFile();
  for (const [path, xml] of files) zip.addBuffer(Buffer.from(xml), path, { mtime: new Date(2026, 0, 1) });
  zip.end();
  return buffer(zip.outputStream);
}
