import { createContext, use } from 'react';
import type { CollectionRecord } from '#shared/contracts/collection.contract.ts';
import type { Collection } from '#shared/domain/collection/collection.ts';
import type { RecordValues } from '#shared/domain/collection/collection-field.ts';
import type { Options } from '../list/load-records.ts';

/** What every field of the form needs to know. */
export interface FormFrame {
  collection: Collection;
  record: CollectionRecord | null;
  /** Values the controls begin with. */
  values: RecordValues;
  /** Values as they are typed now. */
  now: RecordValues;
  options: Options;
  tags: readonly string[];
  /** Sentences by field. */
  problems: Readonly<Record<string, string>>;
  /** Something was chosen that tells the form nothing by itself. */
  onChoose: () => void;
}

const Context = createContext<FormFrame | null>(null);
export const FormFrameProvider = Context;

export function useFormFrame(): FormFrame {
  const frame = use(Context);
  if (!frame) throw new Error('A field outside of the form of a record');
  return frame;
}
