import { Readable } from 'node:stream';
import { z } from 'zod';
import { type BackupPlace, readBeside } from './backup-place.ts';

/** Whose account was erased: an id, which says nothing of anybody, and when. */
const erasedPerson = z.object({ id: z.string(), at: z.string() });
export type ErasedPerson = z.infer<typeof erasedPerson>;

/** Beside the backups, in the clear: an older backup is restored without those who were erased after it. */
const FILE = 'erased.json';

/** Null: there is no list at this place. */
export async function readErased(place: BackupPlace): Promise<ErasedPerson[] | null> {
  const text = await readBeside(place, FILE);
  return text === null ? null : z.array(erasedPerson).parse(JSON.parse(text));
}

/** Adds people to those who were erased; nobody is ever taken off. */
export async function keepErased(place: BackupPlace, people: readonly ErasedPerson[]): Promise<void> {
  const all = new Map([...((await readErased(place)) ?? []), ...people].map((one) => [one.id, one] as const));
  await place.write(FILE, Readable.from([JSON.stringify([...all.values()])]));
}
