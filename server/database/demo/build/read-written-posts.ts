import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { SCENES } from './scene-palettes.ts';

/** A text in both languages. */
export const both = z.tuple([z.string().min(1), z.string().regex(/\p{Script=Khmer}/u)]);
const drawing = z.strictObject({ scene: z.enum(SCENES), alt: both });
export type PostDrawing = z.infer<typeof drawing>;
/** A part of a text: a heading, paragraphs, a list. */
export const section = z.strictObject({
  heading: both.optional(),
  paragraphs: z.array(both),
  list: z.array(both).optional(),
});
const writtenPost = z.strictObject({
  title: z.string().min(1),
  cover: drawing.optional(),
  /** Stands in the text, after its second part. */
  picture: drawing.optional(),
  sections: z.array(section).min(1),
  /** What to take along, three short lines. */
  points: z.array(both).optional(),
});
type WrittenPost = z.infer<typeof writtenPost>;

const FOLDER = new URL('../content/posts/', import.meta.url);

let posts: ReadonlyMap<string, WrittenPost> | undefined;

/** The posts that are written in full, by title: a file each in `content/posts`, both languages side by side. */
export function writtenPosts(): ReadonlyMap<string, WrittenPost> {
  posts ??= new Map(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith('.json'))
      .map((name) => writtenPost.parse(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))))
      .map((post) => [post.title, post]),
  );
  return posts;
}

/** The text of a written post in one language, as rich text; `picture` stands after its second part. */
export function writtenBody(
  { sections }: WrittenPost,
  language: 0 | 1,
  picture: readonly string[],
): string[] {
  return sections.flatMap(({ heading, paragraphs, list = [] }, index) => [
    ...(heading ? [`<h2>${heading[language]}</h2>`] : []),
    ...paragraphs.map((text) => `<p>${text[language]}</p>`),
    ...(list.length > 0 ? [`<ul>${list.map((one) => `<li>${one[language]}</li>`).join('')}</ul>`] : []),
    ...(index === 1 ? picture : []),
  ]);
}
