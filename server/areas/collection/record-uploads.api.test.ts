import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picture } from '#tests/factories/picture.ts';
import { type Desk, startDesk } from './testing/desk.ts';
import { writeZip, type ZipPart } from './testing/write-zip.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await startDesk();
});
afterAll(() => desk.stop());

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const part = (name: string, text = name): ZipPart => ({ name, bytes: Buffer.from(text) });
const office = (kind: 'word' | 'xl' | 'ppt', main: string, type: string): ZipPart[] => [
  part(
    '[Content_Types].xml',
    `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${kind}/${main}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`,
  ),
  part('_rels/.rels', '<Relationships/>'),
  part(`${kind}/${main}`, '<x/>'),
];
const DOCX = office('word', 'document.xml', 'wordprocessingml.document');
const put = (name: string, bytes: Uint8Array, type = 'application/pdf') =>
  desk.upload('library_file', 'file', { name, type, bytes });

describe('documents of the library (B.60)', () => {
  it.each([
    ['report.pdf', Buffer.from(PDF), 'application/pdf'],
    [
      'letter.docx',
      writeZip(DOCX),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    [
      'sheet.xlsx',
      writeZip(office('xl', 'workbook.xml', 'spreadsheetml.sheet')),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
    [
      'slides.pptx',
      writeZip(office('ppt', 'presentation.xml', 'presentationml.presentation')),
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    ],
    ['data.zip', writeZip([part('a.csv', 'a,b'), part('ក/b.txt')]), 'application/zip'],
    ['data.csv', Buffer.from('ឈ្មោះ,name\nក,k\n'), 'text/csv'],
    ['notes.txt', Buffer.from('1 < 2 & 3'), 'text/plain'],
  ])('%s is taken for what its bytes are', async (name, bytes, media_type) => {
    const { status, body } = await put(name, bytes, 'application/octet-stream');
    expect([status, body.media_type]).toEqual([201, media_type]);
    const answer = await desk.test.call(null, 'GET', body.url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/^attachment/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(Buffer.compare(answer.rawPayload, Buffer.from(bytes))).toBe(0);
    expect((await desk.test.call(null, 'GET', body.address)).statusCode).toBe(404);
  });

  it.each(['report.pdf', 'letter.DOCX', 'photo.jpg'])(
    'plain text called %s is refused, and why',
    async (name) => {
      const { status, body } = await put(name, Buffer.from('Only some words.'), 'application/pdf');
      expect(status).toBe(422);
      expect(JSON.stringify(body)).toContain('holds plain text');
    },
  );

  it.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
    ['an empty file', () => Buffer.alloc(0)],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['SVG behind a byte order mark', () => Buffer.from('\uFEFF <?xml version="1.0"?><svg/>')],
    ['a page', () => Buffer.from('<!DOCTYPE html><script>alert(1)</script>')],
    ['a script of a shell', () => Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['a program', () => Buffer.from('MZ\u0090\u0000\u0003', 'latin1')],
    ['a GIF', () => picture('gif')],
    ['a PDF that is an archive too', () => Buffer.concat([Buffer.from(PDF), writeZip([part('a.txt')])])],
    [
      'a PDF with an archive within',
      () => Buffer.concat([Buffer.from('%PDF-1.4\n'), writeZip([part('a.txt')]), Buffer.from('\n%%EOF\n')]),
    ],
    ['a PDF cut short', () => Buffer.from(PDF.slice(0, 30))],
    ['a page that says it is a PDF further on', () => Buffer.from(`<html>${PDF}`)],
    ['an archive behind something', () => Buffer.concat([Buffer.from('GIF89a'), writeZip([part('a.txt')])])],
    [
      'an archive with something behind',
      () => Buffer.concat([writeZip([part('a.txt')]), Buffer.from('<script>')]),
    ],
    [
      'an archive with room between',
      () => writeZip([part('a.txt')], { gap: Buffer.from('<script>alert(1)</script>') }),
    ],
    ['a name that leads out', () => writeZip([part('../../etc/passwd')])],
    ['an absolute name', () => writeZip([part('/etc/passwd')])],
    ['a program in an archive', () => writeZip([part('setup.exe')])],
    ['a page in an archive', () => writeZip([part('a/index.html')])],
    ['macros', () => writeZip([...DOCX, part('word/vbaProject.bin')])],
    ['a bomb', () => writeZip([{ name: 'a.txt', bytes: Buffer.alloc(60 * 1024 * 1024) }])],
    [
      'a bomb that hides its size',
      () => writeZip([{ name: 'a.txt', bytes: Buffer.alloc(30 * 1024 * 1024), claims: 1_000 }]),
    ],
    [
      'many names for the same bytes',
      () => writeZip([part('a.txt', 'x'.repeat(500)), { name: 'b.txt', bytes: Buffer.alloc(0), sameAs: 0 }]),
    ],
    ['a secret archive', () => writeZip([{ ...part('a.txt'), encrypted: true }])],
    ['bytes of no kind', () => deflateRawSync(Buffer.from('x'.repeat(500)))],
    ['text with a NUL', () => Buffer.from('a\0b')],
  ])('%s is refused at its field', async (_what, make) => {
    const { status, body } = await put('report.pdf', await make());
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['file']]);
  });

  it('is refused beyond its size: 20 MB in words, far more unread', async () => {
    const large = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(20 * 1024 * 1024)]);
    const { status, body } = await put('a.pdf', large);
    expect([status, body.errors]).toEqual([422, { file: ['File size must be less than 20 MB.'] }]);
    expect((await put('a.pdf', Buffer.alloc(23 * 1024 * 1024))).status).toBe(413);
  });
});

describe('pictures', () => {
  const cover = (bytes: Uint8Array, type = 'image/png') =>
    desk.upload('post', 'cover', { name: 'ភាព.png', type, bytes });

  it('are made anew: nothing behind them, nothing of the camera', async () => {
    const plain = await sharp(await picture('jpeg'))
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toBuffer();
    const { status, body } = await cover(
      Buffer.concat([plain, Buffer.from('<script>alert(1)</script>')]),
      'image/jpeg',
    );
    expect([status, body.media_type]).toEqual([201, 'image/jpeg']);
    const kept = (
      await desk.test.call(null, 'GET', body.url.replace('/512', '/original'))
    ).rawPayload.toString('latin1');
    expect(kept).not.toMatch(/script|secret/);
  });

  it('are JPEG or PNG, of bounded size, for fields that want them', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    for (const bytes of [svg, await picture('gif'), await picture('webp'), Buffer.from(PDF), Buffer.alloc(0)])
      expect((await cover(bytes)).status).toBe(422);
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: 'red' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect((await cover(bomb)).status).toBe(422);
    const fields = await Promise.all(
      ['title', 'nothing', 'category'].map((field) =>
        desk.upload('post', field, { name: 'a.png', type: 'image/png', bytes: Buffer.from('x') }),
      ),
    );
    expect(fields.map(({ status }) => status)).toEqual([422, 422, 422]);
  });

  it('of others cannot be shown through a record', async () => {
    const { db } = desk.test.services.database;
    const { file } = await import('#server/database/schema/file.ts');
    const [proof] = await db
      .insert(file)
      .values({
        purpose: 'listing.logo',
        key: 'x',
        name: 'x.png',
        media_type: 'image/png',
        bytes: 1,
        sha256: 'x'.repeat(64),
      })
      .returning();
    const { findCollection } = await import('#shared/domain/collection/index.ts');
    const post = findCollection('post')!;
    const body = `<p>a</p><img src="/files/${proof!.id}/original" alt="">`;
    for (const values of [{ cover: proof!.id }, { body }]) {
      const answer = await desk.call('POST', 'post/', { values: { ...desk.sample(post), ...values } });
      expect(answer.status).toBe(422);
    }
  });
});
