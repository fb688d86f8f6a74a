import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's directory. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** An absolute path in the project. */
export const inProject = (...parts) => join(root, ...parts);

/** The command of an installed package. */
export const installedBin = (name) => inProject('node_modules', '.bin', name);
