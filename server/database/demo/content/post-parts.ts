import { z } from 'zod';
import { readContent } from './read-content.ts';
import { both, text } from './shapes.ts';

const content = readContent(
  'post-parts',
  z.strictObject({ tags: z.record(z.string(), both), film: z.url(), with_film: z.array(text) }),
);

/** Topics of posts, typed in both scripts: a page shows those in its own. */
export const POST_TAGS = content.tags;
/** A film that is free for everyone, standing in for those of the people in the posts. */
export const POST_FILM = content.film;
/** Posts that have it, by title. */
export const WITH_FILM = content.with_film;
