import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/** The setting that names a file in which a secret stands. */
export const fileSetting = (name: string): string => `${name}_FILE`;

/**
 * The environment with the secrets that a vault or the system brings as files: an environment is inherited by every child
 * process, and shown to whoever may look at the process.
 */
export function withSecretFiles(env: Environment, secrets: readonly string[]): Environment {
  const read = secrets.flatMap((name) => {
    const file = env[fileSetting(name)];
    if (!file) return [];
    if (env[name]) throw new Error(`Set ${name} or ${fileSetting(name)}, not both.`);
    return [[name, readSecret(fileSetting(name), file)] as const];
  });
  return { ...env, ...Object.fromEntries(read) };
}

function readSecret(setting: string, file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new Error(`${setting}: ${file} cannot be read.`, { cause: error });
  }
  if (text === '') throw new Error(`${setting}: ${file} is empty.`);
  return text;
}
