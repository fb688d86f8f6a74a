import { createHash } from 'node:crypto';
import type { file } from '../../schema/file.ts';
import { COVERS } from '../content/covers.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import { demoId } from './demo-id.ts';
import { drawPng } from './draw-png.ts';
import { drawScene } from './draw-scene.ts';

/** A picture: its row and its bytes. */
export interface DemoPicture {
  file: typeof file.$inferInsert & { id: string };
  bytes: Uint8Array;
}

/** The columns of a record that has a cover, by its title; none where it has its organiser's cloth. */
export function coverOf(title: string) {
  const cover = COVERS.find((one) => one.of === title);
  if (!cover) return {};
  return { cover_id: demoId('cover', title), cover_alt: cover.alt, cover_alt_kh: cover.alt_kh };
}

export function buildCovers({ at }: DemoCalendar): DemoPicture[] {
  return COVERS.map(({ of, scene }) => {
    const id = demoId('cover', of);
    const bytes = drawPng(`cover ${of}`, () => drawScene(scene, of));
    return {
      bytes,
      file: {
        id,
        purpose: 'publication.cover',
        key: `publication/cover/${id}.png`,
        name: 'cover.png',
        media_type: 'image/png',
        bytes: bytes.byteLength,
        width: 1200,
        height: 675,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        is_public: true,
        created_at: at(-60),
      },
    };
  });
}
