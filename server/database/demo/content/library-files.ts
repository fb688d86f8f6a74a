import { z } from 'zod';
import { readContent } from './read-content.ts';
import { libraryFile } from './shapes.ts';

/** Files of the library, newest first; `topic` chooses the tags. */
export const LIBRARY_FILES = readContent('library-files', z.array(libraryFile));
