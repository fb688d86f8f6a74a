import { IMAGE_TYPES, MEGABYTE_BYTES } from '../constants.ts';
import type { RuleProblem } from './rule.ts';

/** What a browser `File` and an upload on the server have in common. */
export interface FileLike {
  name: string;
  size: number;
  type: string;
}

/** A new file, the address of one stored earlier, or nothing. */
export type FileValue = FileLike | string | null | undefined;

export type FileRule = (value: FileValue) => RuleProblem | null;

/** Smaller than so many MB; addresses of stored files pass. */
export function fileSize(maxMb: number): FileRule {
  return (value) =>
    isFile(value) && value.size >= maxMb * MEGABYTE_BYTES
      ? { key: 'file_size', params: { size: maxMb } }
      : null;
}

/** JPEG or PNG; addresses of stored files pass. */
export const imageType: FileRule = (value) =>
  isFile(value) && !(IMAGE_TYPES as readonly string[]).includes(value.type) ? { key: 'image_type' } : null;

/** One of the given types, named in the message: `documentType(DOCUMENT_TYPES, 'PDF, JPEG, PNG')`. */
export function fileType(types: readonly string[], names: string): FileRule {
  return (value) =>
    isFile(value) && !types.includes(value.type) ? { key: 'file_type', params: { types: names } } : null;
}

/** A file with something in it. */
export const fileNotEmpty: FileRule = (value) =>
  isFile(value) && value.size === 0 ? { key: 'file_empty' } : null;

/** A new file or a stored one must be there. */
export const fileRequired: FileRule = (value) =>
  (isFile(value) && value.name !== '') || (typeof value === 'string' && value !== '')
    ? null
    : { key: 'required' };

function isFile(value: FileValue): value is FileLike {
  return typeof value === 'object' && value !== null;
}
