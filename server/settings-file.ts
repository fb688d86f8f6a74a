import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

export const SETTINGS_FILE: string = fileURLToPath(new URL('../.env', import.meta.url));

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

/** The names of what is set, without values: in the environment, and in `.env`. */
export function setNames(file = SETTINGS_FILE): { environment: string[]; file: string[] } {
  const isRead = process.env.NODE_ENV !== 'test' && existsSync(file);
  const ofFile = isRead ? Object.keys(parseEnv(readFileSync(file, 'utf8'))) : [];
  return { environment: Object.keys(process.env).filter((name) => !ofFile.includes(name)), file: ofFile };
}
