import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SETTINGS_FILE = fileURLToPath(new URL('../.env', import.meta.url));

/**
 * The environment with the settings of `.env` in the project's folder; what the environment says itself counts. Of a test
 * run nothing is read: tests say themselves what they need.
 */
export function readEnvironment(file = SETTINGS_FILE): NodeJS.ProcessEnv {
  if (process.env.NODE_ENV === 'test' || !existsSync(file)) return process.env;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  return process.env;
}
