import { useState } from 'react';
import type { StoredImage } from '#shared/contracts/file.contract.ts';
import type { CollectionField } from '#shared/domain/collection/collection-field.ts';
import { useT } from '#web/lib/texts.tsx';
import { uploadProblem } from '#web/lib/upload-problem.ts';
import { useFormFrame } from '../form/record-form-frame.ts';
import { uploadCall } from './upload-call.ts';

/** The file that a field points at, and the one on its way to the store. `maxMb` as the field's hint says it. */
export function useStoredFile(field: CollectionField, first: string, maxMb: number) {
  const t = useT();
  const { collection, record, onChoose } = useFormFrame();
  const [id, setId] = useState(first);
  const [uploaded, setUploaded] = useState<StoredImage | null>(null);
  const [percent, setPercent] = useState<number | null>(null);

  function choose(next: string) {
    setId(next);
    setTimeout(onChoose);
  }
  return {
    id,
    stored: uploaded?.id === id ? uploaded : (record?.files[id] ?? null),
    /** How much of it is sent; null when nothing is. */
    percent,
    choose,
    /** Stores a file and points at it; what is wrong with it, in the reader's language, or null. */
    async send(file: File): Promise<string | null> {
      setPercent(0);
      const result = await uploadCall(collection.name, field.name, file, setPercent);
      setPercent(null);
      if (!result.ok) return uploadProblem(t, result.problem, maxMb);
      setUploaded(result.value);
      choose(result.value.id);
      return null;
    },
  };
}
