import { type RefObject, useEffect, useRef, useState } from 'react';
import type { mendListing } from '#shared/contracts/listing.contract.ts';
import type { ListingField, ListingValues } from '#shared/domain/listing/listing-field.ts';
import { type FetchResult, fetchApi } from '#web/lib/fetch-api.ts';
import type { PictureSlot } from '../fields/listing-form-frame.ts';
import type { FollowData } from '../load/load-follow.ts';
import { createAnswerKeeper, type SaveState } from '../saving/answer-keeper.ts';
import { keepAnswers, readKeptAnswers } from '../saving/kept-answers.ts';
import { uploadPicture } from '../saving/upload-picture.ts';
import { useLastWords } from '../saving/use-last-words.ts';
import { readAnswers, untouched } from '../values/read-answers.ts';
import { followApiPath } from './follow-paths.ts';
import {
  type Followed,
  type Mark,
  markFields,
  marksOf,
  openMessages,
  readMarks,
  savedMarks,
  splitMarks,
} from './marks.ts';

export interface Mending {
  /** Answers and marks to begin with; `version` changes when ones that only this device has were put over them. */
  values: ListingValues;
  version: number;
  state: SaveState;
  /** When something was last saved here. */
  saved_at: string | null;
  marks: readonly Mark[];
  picture: PictureSlot;
  note(): void;
  flush(): Promise<FetchResult<Followed> | null>;
}

/** A returned request while it is mended: saved as one goes, kept on the device while there is no line. */
export function useMending(
  { token, request }: FollowData,
  fields: readonly ListingField[],
  form: RefObject<HTMLFormElement | null>,
  typed: ListingValues | undefined,
): Mending {
  const messages = openMessages(request);
  const kept_as = `follow-${request.reference}`;
  const saved = { ...request.values, ...savedMarks(messages) };
  const [values, setValues] = useState<ListingValues>({ ...saved, ...typed });
  const [version, setVersion] = useState(0);
  const [state, setState] = useState<SaveState>({ kind: 'rest' });
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [stored, setStored] = useState(request.logo);
  const uploads = useRef(0);
  const [marks, setMarks] = useState(() => marksOf(messages, values));
  const [keeper] = useState(() =>
    createAnswerKeeper<Followed>({
      saved,
      async send(changed) {
        const before = uploads.current;
        const result = await fetchApi<typeof mendListing>({
          method: 'PATCH',
          path: followApiPath(request.kind, token),
          background: true,
          body: splitMarks(changed),
        });
        // An answer that an upload has overtaken does not know the picture yet.
        if (result.ok && before === uploads.current) setStored(result.value.logo);
        return result;
      },
      keep: (kept) => keepAnswers(kept_as, kept),
      onState: setState,
      onSaved: () => setSavedAt(new Date().toISOString()),
    }),
  );

  const read = (data: FormData) => ({ ...readAnswers(fields, data), ...readMarks(messages, data) });
  const note = () => {
    if (!form.current) return;
    const now = read(new FormData(form.current));
    setMarks(marksOf(messages, now));
    keeper.note(now);
  };

  // What was typed before the script came is sent at once; what only this device has is put back into the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come
  useEffect(() => {
    if (form.current && !typed) keeper.rebase(read(untouched(form.current)));
    note();
    const kept = readKeptAnswers(kept_as, [...fields, ...markFields(messages)]);
    if (Object.keys(kept).length > 0) {
      const all = { ...values, ...kept };
      setValues(all);
      setMarks(marksOf(messages, all));
      setVersion(1);
      keeper.note(kept);
    }
  }, []);
  useLastWords({
    note,
    hold: () => {
      if (form.current) keeper.hold(read(new FormData(form.current)));
    },
    online: () => keeper.retry(),
  });

  return {
    values,
    version,
    state,
    saved_at: savedAt,
    marks,
    picture: {
      stored,
      async upload(file, onProgress) {
        uploads.current += 1;
        const result = await uploadPicture<Followed>(
          `${followApiPath(request.kind, token)}file/`,
          file,
          onProgress,
        );
        uploads.current += 1;
        if (result.ok) {
          setStored(result.value.logo);
          setSavedAt(new Date().toISOString());
        }
        return result;
      },
      remove: () => {
        setStored(null);
        keeper.note({ logo: '' });
      },
    },
    note,
    flush: () => {
      note();
      return keeper.flush();
    },
  };
}
