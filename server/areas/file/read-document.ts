import { fileTypeFromBuffer } from 'file-type';
import { DOCUMENT_MAX_MB } from '#shared/constants.ts';
import { fileNotEmpty, fileSize } from '#shared/rules/file.ts';
import type { RuleProblem } from '#shared/rules/rule.ts';
import { isPlainText } from './is-plain-text.ts';
import { readImage } from './read-image.ts';
import { aloneIn, checkZip } from './zip-check.ts';

/** A document as it is kept: what its bytes say it is. */
export interface CleanDocument {
  bytes: Uint8Array;
  media_type: string;
  extension: string;
  width: number | null;
  height: number | null;
  sha256: string;
}

const TYPES = 'PDF, DOCX, XLSX, PPTX, CSV, TXT, ZIP, JPEG, PNG';
const refused: { problem: RuleProblem } = { problem: { key: 'file_type', params: { types: TYPES } } };
const tooLarge = fileSize(DOCUMENT_MAX_MB);

const OFFICE = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
} as const;

/** Which kind of office document it is stands in here. */
const CONTENTS = '[content_types].xml';

/**
 * Looks at the bytes of an upload for the library, never at its declared type. Pictures are made anew; a document
 * must be one kind of file from its first byte to its last. The name only tells CSV from other plain text.
 */
export async function readDocument(
  bytes: Uint8Array,
  filename: string,
): Promise<CleanDocument | { problem: RuleProblem }> {
  const outside = { name: 'upload', size: bytes.byteLength, type: '' };
  const size = fileNotEmpty(outside) ?? tooLarge(outside);
  if (size) return { problem: size };
  if (startsWith(bytes, 'PK\u0003\u0004')) return readArchive(bytes);
  const sniffed = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (sniffed?.mime === 'image/jpeg' || sniffed?.mime === 'image/png') return readImage(bytes);
  if (startsWith(bytes, '%PDF-'))
    return isWholePdf(bytes) ? document(bytes, 'application/pdf', 'pdf') : refused;
  if (sniffed) return refused;
  return readText(bytes, filename);
}

async function document(bytes: Uint8Array, media_type: string, extension: string): Promise<CleanDocument> {
  // Not in this thread, where others wait.
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  const sha256 = Buffer.from(digest).toString('hex');
  return { bytes, media_type, extension, width: null, height: null, sha256 };
}

const startsWith = (bytes: Uint8Array, text: string) =>
  Buffer.from(bytes.subarray(0, text.length)).toString('latin1') === text;

/** Ends as a PDF ends, and carries no archive behind its back. */
function isWholePdf(bytes: Uint8Array): boolean {
  const tail = Buffer.from(bytes.subarray(-2_048)).toString('latin1');
  if (!/%%EOF\s*$/.test(tail)) return false;
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return whole.lastIndexOf('PK\u0005\u0006', undefined, 'latin1') < 0;
}

async function readArchive(bytes: Uint8Array) {
  const entries = await checkZip(bytes);
  if (!entries) return refused;
  const names = entries.map(({ name }) => name.toLowerCase());
  // Macros run on the machine of whoever opens the file.
  if (
    names.some((name) =>
      /(?:^|\/)vbaproject\.bin$|\.(?:exe|dll|scr|bat|cmd|js|vbs|jar|msi|lnk|html?|svg)$/.test(name),
    )
  )
    return refused;
  const contents = entries[names.indexOf(CONTENTS)];
  if (!contents) return document(bytes, 'application/zip', 'zip');
  const sniffed = await fileTypeFromBuffer(aloneIn(bytes, contents)).catch(() => undefined);
  const office = Object.keys(OFFICE).find((one) => one === sniffed?.ext) as keyof typeof OFFICE | undefined;
  return office ? document(bytes, OFFICE[office], office) : refused;
}

/** Names of files that are no text: who wrote one so sends something else than they think. */
const OTHER_NAMES = /\.(pdf|docx?|xlsx?|pptx?|zip|jpe?g|png)$/i;

async function readText(bytes: Uint8Array, filename: string) {
  if (!(await isPlainText(bytes))) return refused;
  const called = OTHER_NAMES.exec(filename)?.[1];
  if (called)
    return {
      problem: { key: 'file_content', params: { called: called.toUpperCase() } } satisfies RuleProblem,
    };
  return /\.csv$/i.test(filename) ? document(bytes, 'text/csv', 'csv') : document(bytes, 'text/plain', 'txt');
}
