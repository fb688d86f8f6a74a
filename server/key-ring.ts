import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config.ts';
import { makeFolder } from './files/make-folder.ts';

/** One key, or all that may have made what is being read. */
export type Keys = Uint8Array | readonly Uint8Array[];

export const keysOf = (keys: Keys): readonly Uint8Array[] => (keys instanceof Uint8Array ? [keys] : keys);

/** The keys of an installation, by what changing them ends. */
export interface KeyRing {
  /** Signs sessions: another one signs everybody out, and changes nothing else. */
  sessionSecret: Uint8Array;
  /** Seals what is stored and signs links. */
  secret: Uint8Array;
  /** That one and those before it, newest first: all that was sealed or mailed with them goes on. */
  secrets: readonly Uint8Array[];
}

/**
 * The keys of this installation. Where KEY_RING names none, what signs sessions seals as well; where nothing is set, it is
 * made at the first start and kept beside the data (one machine only).
 */
export async function readKeyRing(config: Config): Promise<KeyRing> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const sessionSecret = bytes(config.SESSION_SECRET ?? (await madeSecret(config)));
  const secrets = config.KEY_RING?.map(bytes) ?? [sessionSecret];
  return { sessionSecret, secret: secrets[0]!, secrets };
}

async function madeSecret({ DATA_DIR }: Config): Promise<string> {
  const file = path.join(DATA_DIR, 'session-secret');
  makeFolder(DATA_DIR, 0o711);
  await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    () => undefined,
  );
  return readFile(file, 'utf8');
}
