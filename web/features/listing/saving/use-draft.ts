import { type RefObject, useEffect, useRef, useState } from 'react';
import { fieldsOf } from '#shared/domain/listing/forms.ts';
import type { ListingField, ListingValues } from '#shared/domain/listing/listing-field.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import type { FetchResult } from '#web/lib/fetch-api.ts';
import type { PictureSlot } from '../fields/listing-form-frame.ts';
import { readAnswers, untouched } from '../values/read-answers.ts';
import { type AnswerKeeper, createAnswerKeeper, type SaveState } from './answer-keeper.ts';
import { type Draft, draftFilePath, mailLink, sendDraft } from './draft-api.ts';
import { keepAnswers, readKeptAnswers } from './kept-answers.ts';
import { newestDraft, noteSaved } from './last-saved.ts';
import { uploadPicture } from './upload-picture.ts';
import { useLastWords } from './use-last-words.ts';

export interface DraftOptions {
  kind: SubjectKind;
  /** As the page was loaded; null when nothing is saved yet. */
  draft: Draft | null;
  secret: string | null;
  /** The key under which the page begins a draft. */
  beginKey: string;
  /** Answers to begin with when there is no draft: what is known of a signed-in person. */
  known: ListingValues;
  /** Fields of the page. */
  fields: readonly ListingField[];
  form: RefObject<HTMLFormElement | null>;
  /** What the form begins with is not saved: saving it without a script has just failed. */
  unsaved: boolean;
}

export interface DraftInUse {
  /** Answers to show; `version` changes when they were replaced by ones that only this device has. */
  values: ListingValues;
  version: number;
  state: SaveState;
  saved_at: string | null;
  picture: PictureSlot;
  /** Saves what the form says now. */
  note(): void;
  /** Saves everything and, with it, which steps are done. */
  flush(steps_done?: string[]): Promise<FetchResult<Draft> | null>;
  /** Saves everything and has the link to this draft mailed to the address in it. */
  mailLink(): Promise<FetchResult<{ email: string }>>;
}

/** A draft while its form is open: saved as one goes, kept on the device while there is no line. */
export function useDraft(options: DraftOptions): DraftInUse {
  const { kind, secret, known, fields, form, unsaved } = options;
  const [draft] = useState(() => options.draft && newestDraft(kind, secret, options.draft));
  const [values, setValues] = useState<ListingValues>(draft ? draft.values : known);
  const [version, setVersion] = useState(0);
  const [state, setState] = useState<SaveState>({ kind: 'rest' });
  const [savedAt, setSavedAt] = useState(draft?.saved_at ?? null);
  const [stored, setStored] = useState(draft?.logo ?? null);
  const secretNow = useRef(secret);
  const uploads = useRef(0);
  const [keeper] = useState<AnswerKeeper<Draft, string[]>>(() =>
    createAnswerKeeper<Draft, string[]>({
      saved: draft?.values ?? {},
      async send(changed, all, steps_done) {
        const before = uploads.current;
        const about = { kind, secret: secretNow.current, key: options.beginKey, onSecret };
        const result = await sendDraft(about, changed, all, steps_done);
        // An answer that an upload has overtaken does not know the picture yet.
        if (result.ok && before === uploads.current) setStored(result.value.logo);
        return result;
      },
      keep: (kept) => keepAnswers(kind, kept),
      onState: setState,
      onSaved(saved) {
        noteSaved(kind, secretNow.current, saved);
        setSavedAt(saved.saved_at);
      },
    }),
  );
  function onSecret(made: string) {
    secretNow.current = made;
  }

  const read = () => form.current && readAnswers(fields, new FormData(form.current));
  const note = () => {
    const now = read();
    if (now) keeper.note(now);
  };
  const hold = () => {
    const now = read();
    if (now) keeper.hold(now);
  };

  // What was typed before the script came is sent at once; what only this device has is put back into the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come
  useEffect(() => {
    // Read before anything typed here is kept as well: a form that somebody writes in is not drawn anew.
    const kept = readKeptAnswers(kind, fieldsOf(kind));
    if (form.current && !unsaved) keeper.rebase(readAnswers(fields, untouched(form.current)));
    note();
    if (Object.keys(kept).length > 0) {
      setValues((before) => ({ ...before, ...kept }));
      setVersion(1);
      keeper.note(kept);
    }
  }, []);
  useLastWords({ note, hold, online: () => keeper.retry() });

  /** Saves, and sees to it that there is a draft: what went wrong, or null. */
  async function begin(): Promise<{ ok: false; problem: ProblemBody } | null> {
    note();
    const begun = await keeper.flush(secretNow.current ? undefined : []);
    return begun?.ok === false ? begun : null;
  }

  async function upload(file: File, onProgress: (percent: number) => void): Promise<FetchResult<unknown>> {
    if (secretNow.current) note();
    else {
      const failed = await begin();
      if (failed) return failed;
    }
    uploads.current += 1;
    const result = await uploadPicture<Draft>(draftFilePath(secretNow.current ?? ''), file, onProgress);
    uploads.current += 1;
    if (result.ok) {
      setStored(result.value.logo);
      setSavedAt(result.value.saved_at);
    }
    return result;
  }

  return {
    values,
    version,
    state,
    saved_at: savedAt,
    picture: {
      stored,
      upload,
      remove: () => {
        setStored(null);
        keeper.note({ logo: '' });
      },
    },
    note,
    flush: (steps_done) => {
      note();
      return keeper.flush(steps_done);
    },
    mailLink: async () => (await begin()) ?? mailLink(secretNow.current ?? ''),
  };
}
