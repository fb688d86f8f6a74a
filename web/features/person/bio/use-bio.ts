import { type RefObject, useEffect, useRef, useState } from 'react';
import type { changeOwnProfile } from '#shared/contracts/person.contract.ts';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { isOfLine } from '#web/lib/line/is-of-line.ts';
import { type BioValues, changedBio, changesOf, readBio } from './bio-values.ts';
import { keepBio, readKeptBio } from './kept-bio.ts';

/** How far the form is stored. */
export type BioState = 'rest' | 'changed' | 'saving' | 'saved' | 'failed' | 'unanswered';

export interface BioInUse {
  /** Values to show; `version` changes when what this device kept was put back. */
  values: BioValues;
  version: number;
  state: BioState;
  /** When what was put back had been typed; null when nothing was. */
  restoredAt: string | null;
  /** The form changed: kept on this device until it is stored. */
  note(): void;
  /** Stores what changed. */
  save(): ReturnType<typeof send> | null;
  /** Shows what is stored instead of what was put back. */
  discard(): void;
}

const send = (body: ReturnType<typeof changesOf>) =>
  fetchApi<typeof changeOwnProfile>({ method: 'PATCH', path: '/api/v1/rest-auth/user/', body, once: true });

export interface BioOptions {
  /** Whose it is; null when their session ended while the form was sent without a script. */
  person: string | null;
  stored: BioValues;
  /** What was typed into a form that was refused. */
  typed: BioValues | null;
  form: RefObject<HTMLFormElement | null>;
}

/** The bio while its form is open. Whatever is typed and not stored stays on the device, through reloads and sign-ins. */
export function useBio({ person, stored: loaded, typed, form }: BioOptions): BioInUse {
  const stored = useRef(loaded);
  const [values, setValues] = useState<BioValues>(typed ?? stored.current);
  const [version, setVersion] = useState(0);
  const [state, setState] = useState<BioState>('rest');
  const [restoredAt, setRestoredAt] = useState<string | null>(null);

  const now = () => (form.current ? readBio(new FormData(form.current)) : stored.current);
  const show = (next: BioValues) => {
    setValues(next);
    setVersion((before) => before + 1);
  };
  const note = () => {
    const changed = changedBio(stored.current, now());
    if (person) keepBio(person, changed, new Date().toISOString());
    setState((before) =>
      Object.keys(changed).length > 0 ? 'changed' : before === 'saved' ? before : 'rest',
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come
  useEffect(() => {
    const kept = person && readKeptBio(person);
    const changed = kept && changedBio(stored.current, { ...stored.current, ...kept.changed });
    if (kept && changed && Object.keys(changed).length > 0) {
      show({ ...stored.current, ...changed });
      setRestoredAt(kept.at);
      setState('changed');
      // What was typed before the script came is no less typed.
    } else if (form.current && Object.keys(changedBio(stored.current, now())).length > 0) note();
  }, []);

  return {
    values,
    version,
    state,
    restoredAt,
    note,
    save() {
      const sent = now();
      const body = changesOf(stored.current, sent);
      if (Object.keys(body).length === 0) {
        setState('saved');
        return null;
      }
      setState('saving');
      return send(body).then((result) => {
        if (result.ok) {
          stored.current = sent;
          const left = changedBio(sent, now());
          if (person) keepBio(person, left, new Date().toISOString());
          setRestoredAt(null);
          setState(Object.keys(left).length > 0 ? 'changed' : 'saved');
        } else setState(isOfLine(result.problem) ? 'unanswered' : 'failed');
        return result;
      });
    },
    discard() {
      if (person) keepBio(person, {}, '');
      setRestoredAt(null);
      setState('rest');
      show(stored.current);
    },
  };
}
