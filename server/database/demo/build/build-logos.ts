import type { StakeholderInput } from '../../../areas/stakeholder/stakeholder-record.ts';
import { SHAPES_OF } from '../content/mark-shapes.ts';
import { genderOf } from './build-portraits.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import { demoId } from './demo-id.ts';
import { drawMark } from './draw-mark.ts';
import { drawPng } from './draw-png.ts';
import { drawPortrait } from './draw-portrait.ts';
import { type DemoPicture, drawnPicture } from './drawn-picture.ts';

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
    const file = { id, purpose: 'stakeholder.logo', key: `stakeholder/logo/${id}.png`, name: 'logo.png' };
    if (!logos.has(id))
      logos.set(
        id,
        drawnPicture({ ...file, width: SIZE, height: SIZE }, () => drawLogo(record, key), calendar),
      );
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
