import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordIdIn, recordPart } from '#shared/domain/addresses.ts';
import { slugRule } from '#shared/domain/collection/slug.ts';
import { tailOf } from './tail-of.ts';

const ofName = (name: string, name_kh = '', kind = 'startup') => tailOf({ name, name_kh, kind });

describe('what the address of a record ends in', () => {
  it.each([
    ['Loom Lab', 'loom-lab'],
    ['Café & Crème: 2026’s Guide', 'cafe-creme-2026s-guide'],
    ['ＡＢＣ ﬁne Łódź Straße', 'abc-fine-lodz-strasse'],
    ['  Rice --- Bank!!  ', 'rice-bank'],
    ['3D.Print@KH', '3d-print-kh'],
  ])('is the English name: %s', (name, tail) => {
    expect(ofName(name, 'ឈ្មោះផ្សេង')).toBe(tail);
  });

  it.each([
    ['បណ្តាញភូមិ', 'bantanh-phoum'],
    ['សហគ្រិនភាពកម្ពុជា', 'sahakrinpheap-kampuchea'],
    ['វិទ្យាស្ថានបច្ចេកវិទ្យាកម្ពុជា', 'vityasthan-bachekvitya-kampuchea'],
    // Provinces are written as official papers write them.
    ['សហគមន៍កសិកម្មភ្នំពេញ', 'sahakom-kasekam-phnom-penh'],
    ['កម្មវិធី ២០២៦', 'kammavithy-2026'],
    ['Loom ភូមិ 2', 'loom-phoum-2'],
  ])('is the Khmer name in Latin letters where there is no other: %s', (name_kh, tail) => {
    expect(ofName('', name_kh)).toBe(tail);
    expect(tailOf({ title: '🚀', title_kh: name_kh })).toBe(tail);
  });

  it('writes the name of a person as such names are written', () => {
    expect(ofName('', 'ហេង ពិសិដ្ឋ', 'mentor')).toBe('heng-piseth');
    expect(ofName('ហេង ពិសិដ្ឋ', '', 'mentor')).toBe('heng-piseth');
  });

  it('is cut at a word, at 60 letters', () => {
    const long = 'The National Programme for Young Founders of Riverside Provinces and Islands';
    expect(ofName(long)).toBe('the-national-programme-for-young-founders-of-riverside');
    expect(ofName('a'.repeat(200))).toBe('a'.repeat(60));
    expect(ofName('', 'កម្មវិធីបណ្តុះធុរកិច្ច'.repeat(20)).length).toBeLessThanOrEqual(60);
  });

  it.each([
    ['', ''],
    ['🚀', '✨'],
    ['北京', ''],
    ['--', '។'],
  ])('is nothing where a name gives nothing: %j %j', (name, name_kh) => {
    expect(ofName(name, name_kh)).toBe('');
  });

  it('is a slug whatever the name is, the same each time, and the id is read out of it', () => {
    const khmer = fc.string({ unit: fc.constantFrom(...'កខគងចញណតនបមយរលវសហអាិីុូេ្័ំះ់០២ a-🚀') });
    fc.assert(
      fc.property(
        fc.uuid(),
        fc.oneof(fc.string(), khmer),
        fc.oneof(fc.string(), khmer),
        (id, name, name_kh) => {
          const tail = ofName(name, name_kh);
          expect(slugRule(tail)).toBeNull();
          expect(tail.length).toBeLessThanOrEqual(60);
          expect(ofName(name, name_kh)).toBe(tail);
          expect(recordIdIn(recordPart({ id, tail }))).toBe(id);
        },
      ),
    );
  });
});

describe('the id in an address', () => {
  const id = '018cc251-f400-7678-8ed2-f8a07a48bd28';
  it.each([[id], [`${id}-loom-lab`], [`${id}-`], [`${id}-ខុស`], [id.toUpperCase()]])(
    'is read out of %s',
    (part) => {
      expect(recordIdIn(part)).toBe(id);
    },
  );
  it.each([['nothing'], [`${id}x`], [`x${id}`], [`${id}_loom`], [id.slice(1)]])(
    'is not there in %s',
    (part) => {
      expect(recordIdIn(part)).toBe(part);
    },
  );
});
