import { createContext, use } from 'react';
import type { StoredImage } from '#shared/contracts/file.contract.ts';
import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import type { FetchResult } from '#web/lib/fetch-api.ts';
import type { Terms } from './field-options.ts';

/** The one picture of a form: what is stored, and how it is changed when there is a script. */
export interface PictureSlot {
  stored: StoredImage | null;
  upload(file: File, onProgress: (percent: number) => void): Promise<FetchResult<unknown>>;
  remove(): void;
}

/** What the fields of a form share. */
export interface FormFrame {
  kind: SubjectKind;
  /** Answers to begin with, as typed. */
  values: Readonly<ListingValues>;
  /** What is wrong, in whole sentences, by field. */
  problems: Readonly<Record<string, string>>;
  /** What looks odd and is accepted all the same, by field. */
  warnings: Readonly<Record<string, string>>;
  terms: Terms;
  picture: PictureSlot;
  /** For controls whose choice is no event of the form. */
  onChoose(name: string): void;
}

export const FormContext = createContext<FormFrame | null>(null);

export function useFormFrame(): FormFrame {
  const frame = use(FormContext);
  if (!frame) throw new Error('A field of the listing outside of its form');
  return frame;
}
