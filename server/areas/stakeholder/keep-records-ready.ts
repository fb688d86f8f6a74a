import { setTimeout as wait } from 'node:timers/promises';
import { scopeOf } from '#shared/domain/facets.ts';
import { EVERYTHING, WORDING_TAG } from '../../changes/bus.ts';
import type { Services } from '../../services.ts';
import { findPublicWholes } from './find-whole.ts';
import { presentPublic, RELATED } from './public-record.ts';

/** So many at once: some 10 ms of the process. */
const SLICE = 10;
/** Between slices rests this many times what one took, so that whoever asks for something goes first. */
const REST = 2;
/** Changes that come together are worked out once. */
const GATHER_MS = 5_000;
/** Changes of these drop some. */
const DROPS: ReadonlySet<string> = new Set(['stakeholder', 'program', 'taxonomy', WORDING_TAG, EVERYTHING]);
/** More do not fit, however short they are. */
const MOST = 30_000;

type Ready = Pick<Services, 'database' | 'directory' | 'cards' | 'records' | 'changes'>;

/**
 * Makes the public documents of records before anybody asks for them, the newest records first, as many as are kept; after a
 * change those that it dropped. Does nothing while none is missing.
 */
export function keepRecordsReady(services: Ready, onError: (error: unknown) => void): void {
  let waits = false;
  let made = Promise.resolve();
  const later = () => {
    if (waits) return;
    waits = true;
    setTimeout(() => {
      waits = false;
      made = made.then(() => makeMissing(services)).catch(onError);
    }, GATHER_MS).unref();
  };
  services.changes.subscribe((tags) => {
    if ([...tags].some((tag) => DROPS.has(tag.split(':', 1)[0]!))) later();
  });
  later();
}

/** Reads and keeps what is missing. */
export async function makeMissing(services: Ready): Promise<void> {
  const { directory, records, changes } = services;
  const all = directory.newest(scopeOf('all'), MOST);
  const missing = all.filter((id) => !records.has(id));
  for (let from = 0; from < missing.length && changes.connected && !records.isFull; from += SLICE) {
    const began = performance.now();
    await make(services, missing.slice(from, from + SLICE));
    await wait((performance.now() - began) * REST, undefined, { ref: false });
  }
}

/** Two statements for all of them: a card each time would be one for each record. */
async function make({ database, directory, cards, records }: Ready, ids: readonly string[]): Promise<void> {
  const since = records.generation;
  const beside = new Map(ids.map((id) => [id, directory.related(id, RELATED)]));
  const [wholes, shown] = await Promise.all([
    findPublicWholes(database.db, ids),
    cards.of([...new Set([...beside.values()].flat())]),
  ]);
  const cardOf = new Map(shown.map((card) => [card.id, card]));
  for (const whole of wholes) {
    const related = beside.get(whole.row.id)!.flatMap((id) => cardOf.get(id) ?? []);
    records.keep(whole, presentPublic(whole, related, directory), since);
  }
}
