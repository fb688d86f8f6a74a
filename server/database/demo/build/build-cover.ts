import { COVERS, type CoverContent } from '../content/covers.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import { demoId } from './demo-id.ts';
import { drawPng } from './draw-png.ts';
import { COVER, drawScene } from './draw-scene.ts';
import { type DemoPicture, drawnPicture } from './drawn-picture.ts';
import { type PostDrawing, writtenPosts } from './read-written-posts.ts';

/** The columns of a record that has a cover, by its title; none where it has its organiser's pattern. */
export function coverOf(title: string) {
  const cover = allCovers().get(title);
  if (!cover) return {};
  return { cover_id: demoId('cover', title), cover_alt: cover.alt, cover_alt_kh: cover.alt_kh };
}

/** The scene of the cover of a record, by its title. */
export const coverScene = (title: string) => allCovers().get(title)?.scene;

let covers: ReadonlyMap<string, CoverContent> | undefined;

/** Covers by title; the picture inside a post stands beside its cover, see `pictureIn`. */
function allCovers(): ReadonlyMap<string, CoverContent> {
  const ofPosts = () =>
    [...writtenPosts().values()].flatMap(({ title, cover, picture }) => [
      ...(cover ? [coverFrom(title, cover)] : []),
      ...(picture ? [coverFrom(pictureIn(title), picture)] : []),
    ]);
  covers ??= new Map([...COVERS, ...ofPosts()].map((one) => [one.of, one]));
  return covers;
}

/** What the picture inside the text of a post is kept under. */
export const pictureIn = (title: string) => `In the post: ${title}`;

const coverFrom = (of: string, { scene, alt: [alt, alt_kh] }: PostDrawing): CoverContent => ({
  of,
  scene,
  alt,
  alt_kh,
});

export function buildCovers(calendar: DemoCalendar): DemoPicture[] {
  return [...allCovers().values()].map(({ of, scene }) => {
    const id = demoId('cover', of);
    const key = `publication/cover/${id}.png`;
    return drawnPicture(
      { id, purpose: 'collection.publication', key, name: 'cover.png', ...COVER },
      () => drawPng(`cover ${of}`, () => drawScene(scene, of)),
      calendar,
    );
  });
}
