import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CollectionRecord } from '#shared/contracts/collection.contract.ts';
import type { Collection } from '#shared/domain/collection/collection.ts';
import type { RecordValues } from '#shared/domain/collection/collection-field.ts';
import type { FetchResult } from '#web/lib/fetch-api.ts';
import { createCall, saveCopyCall, updateCall } from './calls.ts';
import { conflictOf } from './conflict.ts';
import { formRecord, keepsCopy } from './form-record.ts';
import { begunAt, keepRecord, readKeptRecord } from './kept-record.ts';
import { changesOf, readValues } from './record-values.ts';

/** How far the form is stored. */
export type SaveState = 'rest' | 'changed' | 'saving' | 'saved' | 'failed';

/** What a page is told by the one that led to it. */
export interface Arrival {
  /** The record was made on it a moment ago. */
  created?: boolean;
}

export interface RecordFormOptions {
  collection: Collection;
  /** Whose it is; null when their session ended while the form was sent without a script. */
  person: string | null;
  record: CollectionRecord | null;
  stored: RecordValues;
  /** What was typed into a form that was refused. */
  typed: RecordValues | null;
  /** Its first version was stored on the page before. */
  created: boolean;
  form: RefObject<HTMLFormElement | null>;
}

/** The form of a record while it is open. What is typed and not stored stays on the device, through reloads and sign-ins. */
export function useRecordForm({
  collection,
  person,
  record,
  stored: loaded,
  typed,
  created,
  form,
}: RecordFormOptions) {
  const stored = useRef(loaded);
  const written = record && formRecord(collection, record);
  const version = useRef(written?.version ?? 0);
  const recordVersion = useRef(record?.version ?? 0);
  const isCopy = keepsCopy(collection, record);
  const [shown, setShown] = useState<RecordValues>(typed ?? loaded);
  const [now, setNow] = useState<RecordValues>(typed ?? loaded);
  const [round, setRound] = useState(0);
  const [state, setState] = useState<SaveState>('rest');
  const [restored, setRestored] = useState<{ at: string; older: boolean } | null>(null);
  const id = record?.id ?? null;

  const read = () =>
    form.current ? readValues(collection, new FormData(form.current), stored.current) : stored.current;
  const changes = () => changesOf(collection, stored.current, read());
  const show = (next: RecordValues) => {
    setShown(next);
    setNow(next);
    setRound((before) => before + 1);
  };
  const keep = (changed: RecordValues) => {
    if (person)
      keepRecord(person, collection, id, {
        at: new Date().toISOString(),
        version: version.current,
        before: Object.fromEntries(Object.keys(changed).map((name) => [name, stored.current[name] ?? ''])),
        changed,
      });
  };
  const note = () => {
    const values = read();
    const changed = changesOf(collection, stored.current, values);
    setNow(values);
    keep(changed);
    setState((before) =>
      Object.keys(changed).length > 0 ? 'changed' : before === 'saved' ? before : 'rest',
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come
  useEffect(() => {
    const kept = person && !typed ? readKeptRecord(person, collection, id) : null;
    const changed = kept && changesOf(collection, loaded, { ...loaded, ...kept.changed });
    if (kept && changed && Object.keys(changed).length > 0) {
      const begun = written && begunAt(collection, kept, written);
      if (begun) {
        stored.current = begun.before;
        version.current = begun.version;
      }
      show({ ...stored.current, ...changed });
      setRestored({ at: kept.at, older: written !== null && kept.version !== written.version });
      setState('changed');
      // What was typed before the script came is no less typed.
    } else if (typed || Object.keys(changes()).length > 0) note();
    // Only here: the server does not know, and draws the form at rest.
    else if (created) setState('saved');
  }, []);

  return {
    values: shown,
    /** What the form holds now, for what follows from it. */
    now,
    round,
    state,
    restored,
    read,
    isChanged: () => Object.keys(changes()).length > 0,
    note,
    /** Stores what changed; null when nothing did. */
    async save(): Promise<FetchResult<CollectionRecord> | null> {
      const sent = read();
      const body = changesOf(collection, stored.current, sent);
      if (record && Object.keys(body).length === 0) {
        setState('saved');
        return null;
      }
      setState('saving');
      const result = !record
        ? await createCall(collection, sent)
        : isCopy
          ? await saveCopyCall(collection, record.id, {
              copy: version.current,
              version: recordVersion.current,
              values: body,
            })
          : await updateCall(collection, record.id, version.current, body);
      if (result.ok) {
        const next = formRecord(collection, result.value);
        version.current = next.version;
        recordVersion.current = result.value.version;
        // What the form shows is what was sent, however the server writes it.
        stored.current = { ...next.values, ...sent };
        // What was typed while it was being sent is still to be saved.
        const left = record ? changesOf(collection, sent, read()) : {};
        keep(left);
        setRestored(null);
        setState(Object.keys(left).length > 0 ? 'changed' : 'saved');
      } else setState('failed');
      return result;
    },
    /** What two people made of it. */
    conflictWith: (theirs: CollectionRecord) =>
      conflictOf(collection, stored.current, read(), formRecord(collection, theirs)),
    /** Somebody else's version counts as stored now; what was typed here stays typed. */
    rebase(next: CollectionRecord, take: readonly string[]) {
      const typedNow = read();
      const mine = changesOf(collection, stored.current, typedNow);
      for (const name of take) delete mine[name];
      stored.current = next.values;
      version.current = next.version;
      keep(mine);
      show({ ...next.values, ...mine });
      setState(Object.keys(mine).length > 0 ? 'changed' : 'rest');
    },
    /** The record as a verb left it: its fields are those that were stored. */
    moved(next: CollectionRecord) {
      version.current = formRecord(collection, next).version;
      recordVersion.current = next.version;
    },
    /** The version that was read of what is written here: of a public record its working copy. */
    version: () => version.current,
    /** The version of the record itself. */
    recordVersion: () => recordVersion.current,
    /** Shows a record as it is stored, whatever was typed. */
    restart(next: CollectionRecord) {
      keep({});
      stored.current = formRecord(collection, next).values;
      version.current = formRecord(collection, next).version;
      recordVersion.current = next.version;
      setState('rest');
      show(stored.current);
    },
    /** Shows what is stored instead of what was put back. */
    discard() {
      keep({});
      stored.current = loaded;
      version.current = written?.version ?? 0;
      recordVersion.current = record?.version ?? 0;
      setRestored(null);
      setState('rest');
      show(loaded);
    },
    forget: () => keep({}),
  };
}
export type RecordForm = ReturnType<typeof useRecordForm>;
