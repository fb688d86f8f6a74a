import { describe, expect, it } from 'vitest';
import { DOCUMENT_TYPES, MEGABYTE_BYTES } from '../constants.ts';
import { fileNotEmpty, fileRequired, fileSize, fileType, imageType } from './file.ts';

const file = (size: number, type = 'image/png', name = 'logo.png') => ({ name, size, type });

describe('files', () => {
  it('must be smaller than the limit (5.006, B.60)', () => {
    expect(fileSize(5)(file(5 * MEGABYTE_BYTES - 1))).toBeNull();
    expect(fileSize(5)(file(5 * MEGABYTE_BYTES))).toEqual({ key: 'file_size', params: { size: 5 } });
  });

  it('are looked at only when they are files, not stored addresses (5.007)', () => {
    for (const value of ['/files/logo.gif', '', null, undefined]) {
      expect(fileSize(0)(value)).toBeNull();
      expect(imageType(value)).toBeNull();
      expect(fileNotEmpty(value)).toBeNull();
    }
  });

  it.each(['image/jpeg', 'image/png'])('may be %s (5.008, 9.018)', (type) => {
    expect(imageType(file(1, type))).toBeNull();
  });

  it.each(['image/gif', 'image/webp', 'image/svg+xml', 'application/pdf', ''])(
    'may not be %j as an image (5.008)',
    (type) => {
      expect(imageType(file(1, type))).toEqual({ key: 'image_type' });
    },
  );

  it('may be other types where a form says so, and then names them', () => {
    const rule = fileType(DOCUMENT_TYPES, 'PDF, JPEG, PNG');
    expect(rule(file(1, 'application/pdf'))).toBeNull();
    expect(rule(file(1, 'text/html'))).toEqual({ key: 'file_type', params: { types: 'PDF, JPEG, PNG' } });
  });

  it('must hold something', () => {
    expect(fileNotEmpty(file(0))).toEqual({ key: 'file_empty' });
    expect(fileNotEmpty(file(1))).toBeNull();
  });

  it('may be required: a new one or a stored one; the empty file of an untouched input is none', () => {
    expect(fileRequired(file(1))).toBeNull();
    expect(fileRequired('/files/logo.png')).toBeNull();
    for (const value of [file(0, 'application/octet-stream', ''), '', null, undefined]) {
      expect(fileRequired(value)).toEqual({ key: 'required' });
    }
  });
});
