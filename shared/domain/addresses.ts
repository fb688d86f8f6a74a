/** What stands in the address of a record: its id, which decides, and its name in Latin letters behind it. */
export interface Addressed {
  id: string;
  /** The name in Latin letters; empty where it gives none (`tailOf`). */
  tail: string;
}

/** The part of an address that names a record: `<id>-<tail>`, or the id alone where there is no tail. */
export const recordPart = ({ id, tail }: Addressed): string => (tail ? `${id}-${tail}` : id);

const PART = /^([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})(?:-.*)?$/i;

/** The id in such a part, whatever stands behind it; a part without an id as it is, which no record has. */
export const recordIdIn = (part: string): string => PART.exec(part)?.[1]?.toLowerCase() ?? part;

export const categoryPath = (category: string): string => `/ecosystem/discover/category/${category}`;

/** The page of a stakeholder. `category` is the slug of its directory. */
export const stakeholderPath = (record: Addressed & { category: string }): string =>
  `${categoryPath(record.category)}/${recordPart(record)}`;

/** The page of a human being who stands in the directory more than once. */
export const individualPath = (person: Addressed): string =>
  stakeholderPath({ ...person, category: 'individuals' });

export const programPath = (program: Addressed): string => `/program/${recordPart(program)}`;

export const eventPath = (event: Addressed): string => `/event/${recordPart(event)}`;

export const LIBRARY_PATH = '/resource/category';
export const sectionPath = (slug: string): string => `${LIBRARY_PATH}/${slug}`;

/** The page of a post or a file; `page` is the slug of its section of the library. */
export const resourcePath = (resource: Addressed & { kind: string; page: string }): string =>
  `${resource.kind === 'file' ? '/resource/file' : sectionPath(resource.page)}/${recordPart(resource)}`;
