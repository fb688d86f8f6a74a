import { createHash } from 'node:crypto';
import type { StakeholderInput } from '../../../areas/stakeholder/stakeholder-record.ts';
import { SHAPES_OF } from '../content/mark-shapes.ts';
import type { DemoPicture } from './build-cover.ts';
import { genderOf } from './build-portraits.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import { demoId } from './demo-id.ts';
import { drawMark } from './draw-mark.ts';
import { drawPng } from './draw-png.ts';
import { drawPortrait } from './draw-portrait.ts';

const SIZE = 256;

/** Gives every record its mark, every person their portrait; somebody with two pages has one face. */
export function buildLogos(
  records: readonly StakeholderInput[],
  calendar: DemoCalendar,
): { records: StakeholderInput[]; logos: DemoPicture[] } {
  const logos = new Map<string, DemoPicture>();
  const withLogos = records.map((record) => {
    const key = record.individual_id ?? record.id!;
    const id = demoId('logo', key);
    if (!logos.has(id)) logos.set(id, pictureOf(id, drawLogo(record, key), calendar));
    return { ...record, logo_id: id };
  });
  return { records: withLogos, logos: [...logos.values()] };
}

function drawLogo({ individual, kind, type_slug, terms }: StakeholderInput, key: string): Uint8Array {
  if (individual) {
    return drawPng(`portrait ${key}`, () => drawPortrait(genderOf(individual.first_name ?? ''), key));
  }
  const shapes = SHAPES_OF[kind === 'startup' ? (terms?.sector?.[0] ?? '') : (type_slug ?? kind)];
  return drawPng(`mark ${key}`, () => drawMark(shapes ?? SHAPES_OF.eso!, key));
}

function pictureOf(id: string, bytes: Uint8Array, { at }: DemoCalendar): DemoPicture {
  return {
    bytes,
    file: {
      id,
      purpose: 'stakeholder.logo',
      key: `stakeholder/logo/${id}.png`,
      name: 'logo.png',
      media_type: 'image/png',
      bytes: bytes.byteLength,
      width: SIZE,
      height: SIZE,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      is_public: true,
      created_at: at(-60),
    },
  };
}
