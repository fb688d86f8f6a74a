import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './paths.mjs';
import { Refusal } from './refusal.mjs';

/**
 * Takes the settings of `.env` in the project's folder into the environment; what is set there already stays. Of a test run
 * nothing is read: tests say themselves what they need.
 */
export function readSettingsFile(folder = root) {
  const file = resolve(folder, '.env');
  if (process.env.NODE_ENV === 'test' || !existsSync(file)) return;
  if (!process.loadEnvFile)
    throw new Refusal(`${file} is there, and this Node cannot read it: use Node 20.12 or newer.`);
  try {
    process.loadEnvFile(file);
  } catch (error) {
    throw new Refusal(`${file} cannot be read: ${error.message}`);
  }
}
