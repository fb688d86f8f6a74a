import { z } from 'zod';
import { readContent } from './read-content.ts';
import { post } from './shapes.ts';

/** Posts, newest first; their texts are in the folder `posts`, `topic` chooses the tags. */
export const POSTS = readContent('posts', z.array(post));
