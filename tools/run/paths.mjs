import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's directory. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** An absolute path in the project. */
export const inProject = (...parts) => join(root, ...parts);

/** Where a tool keeps what it found out, so that the next run is quicker. */
export const cachePath = (name) => inProject('.cache', name);

/** The command of an installed package. */
export const installedBin = (name) => inProject('node_modules', '.bin', name);

/** Where steps leave what they found; not below test-results/, which Playwright empties. */
export const reports = inProject('.cache', 'reports');

const report = (step, extension) => join(reports, `${step.replaceAll(/\W+/g, '-')}.${extension}`);

/** The JSON report of a step that counts tests. */
export const reportPath = (step) => report(step, 'json');

/** What a quiet step said, kept if it failed. */
export const outputPath = (step) => report(step, 'txt');
