import type { Collection } from './collection.ts';
import { coordinator, highlight, partner } from './home.ts';
import { content_page, library_file, post, resource_page } from './library.ts';
import { event, program } from './publications.ts';
import { taxonomies } from './taxonomies.ts';

/** Every collection of the desk, in the order of its overview. */
export const COLLECTIONS: readonly Collection[] = [
  program,
  event,
  post,
  library_file,
  resource_page,
  content_page,
  highlight,
  partner,
  coordinator,
  ...taxonomies,
];

export const COLLECTION_NAMES: readonly string[] = COLLECTIONS.map(({ name }) => name);

export function findCollection(name: string | undefined): Collection | null {
  return COLLECTIONS.find((one) => one.name === name) ?? null;
}
