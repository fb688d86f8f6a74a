import { z } from 'zod';
import { SCENES } from '../build/scene-palettes.ts';
import { readContent } from './read-content.ts';
import { both, text } from './shapes.ts';

const scene = z.enum(SCENES);
/** A drawing that a record shows, by the title of the record. */
const cover = z.strictObject({ of: text, scene, alt: text, alt_kh: text });
export type CoverContent = z.infer<typeof cover>;

/** Pictures of their own, what each scene shows, and the records that show one as it is. */
const content = readContent(
  'covers',
  z.strictObject({
    own: z.array(cover),
    shows: z.record(scene, both),
    by_scene: z.partialRecord(scene, z.array(text)),
  }),
);

export const COVERS: readonly CoverContent[] = [
  ...content.own,
  ...SCENES.flatMap((one) => {
    const [alt, alt_kh] = content.shows[one];
    return (content.by_scene[one] ?? []).map((of) => ({ of, scene: one, alt, alt_kh }));
  }),
];
