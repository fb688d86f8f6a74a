import { getStakeholder as contract } from '#shared/contracts/stakeholder.contract.ts';
import type { ChangeBus } from '../../changes/bus.ts';
import { createTagCache } from '../../changes/tag-cache.ts';
import type { Shown } from '../../http/freshness.ts';
import { serialiserOf } from '../../http/serialise.ts';
import type { DirectoryIndex } from './directory/directory-index.ts';
import type { WholeRecord } from './find-whole.ts';
import { type presentPublic, RELATED, shownBy } from './public-record.ts';

/** Five to seven KB each: about 15,000 records. Of a larger directory those that were asked for last. */
const MOST_BYTES = 96 * 1024 * 1024;
const NEARLY_FULL = 0.95;
const DAY_MS = 86_400_000;

/** The public document of a record: its answer as a visitor gets it, and what that needs to be right. */
export interface KeptRecord {
  /** In UTF-8, outside the heap. */
  json: Buffer;
  row: Pick<WholeRecord['row'], 'kind' | 'type_slug'>;
  /** Which records stand beside it. */
  related: readonly string[];
  shown: Shown;
}

/** The public documents of records, kept in this process until something they show changes on any node. */
export interface KeptRecords {
  /** Undefined where none is kept, or other records would stand beside it by now. */
  get(id: string): KeptRecord | undefined;
  has(id: string): boolean;
  /** `since` is the generation before the record was read. */
  keep(whole: WholeRecord, data: ReturnType<typeof presentPublic>, since: number): void;
  readonly generation: number;
  /** Whether no more have room without others going. */
  readonly isFull: boolean;
}

/** `isKept`: false where the program itself changes while it runs. */
export function createKeptRecords(
  changes: ChangeBus,
  directory: DirectoryIndex,
  isKept: boolean,
): KeptRecords {
  const kept = createTagCache<KeptRecord>(changes, {
    maxBytes: MOST_BYTES,
    bytesOf: ({ json }) => json.byteLength,
    maxAgeMs: DAY_MS,
  });
  const isBeside = (id: string, related: readonly string[]) => {
    const now = directory.related(id, RELATED);
    return now.length === related.length && now.every((one, at) => one === related[at]);
  };
  return {
    get(id) {
      // Without the bus nobody would hear of a change.
      const found = changes.connected ? kept.get(id) : undefined;
      return found && isBeside(id, found.related) ? found : undefined;
    },
    has: (id) => kept.has(id),
    keep(whole, data, since) {
      if (!isKept || !changes.connected) return;
      const related = data.related.map(({ id }) => id);
      const shown = shownBy(whole, related);
      const json = Buffer.from(serialiserOf(contract)({ redirect_to: null, data }));
      const { kind, type_slug } = whole.row;
      kept.keep(whole.row.id, { json, row: { kind, type_slug }, related, shown }, shown, since);
    },
    get generation() {
      return kept.generation;
    },
    get isFull() {
      return !isKept || kept.bytes > MOST_BYTES * NEARLY_FULL;
    },
  };
}
