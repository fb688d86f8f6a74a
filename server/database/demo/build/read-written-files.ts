import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { both, section } from './read-written-posts.ts';

const writtenFile = z.strictObject({
  title: z.string().min(1),
  /** `fields` are lines that somebody fills in by hand. */
  sections: z.array(section.extend({ fields: z.array(both).optional() })).min(1),
});
export type WrittenFile = z.infer<typeof writtenFile>;

const FOLDER = new URL('../content/library/', import.meta.url);

/** The texts of guides and templates, a file each in `content/library`; `tools/make-library-files.ts` makes the downloads. */
export function writtenFiles(): WrittenFile[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => writtenFile.parse(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))));
}
