import { fileURLToPath } from 'node:url';
import packageFile from '../package.json' with { type: 'json' };
import { commitOf } from './commit-of.ts';

/** Which Phum this is; the number of its release. */
export const VERSION: string = packageFile.version;

/** What it was made of, in short: two of one number are distinguished by it. Empty: nobody knows. */
export const COMMIT: string = commitOf(fileURLToPath(new URL('..', import.meta.url)));
