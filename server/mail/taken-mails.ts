import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';

/** What the mail server took although the outbox does not know it yet. */
export interface TakenMails {
  has(id: string): boolean;
  note(id: string): void;
  forget(id: string): void;
}

/**
 * An empty file for each such mail, in DATA_DIR: between the mail server's yes and the row in the database either of the
 * two may die, and a mail that was taken must not be sent again. The file is there before anything else is waited for;
 * a process that is killed takes none of it along.
 */
export function takenMails({ DATA_DIR }: Config): TakenMails {
  const folder = path.resolve(DATA_DIR, 'mails-taken');
  const file = (id: string) => path.join(folder, id);
  return {
    has: (id) => existsSync(file(id)),
    note(id) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(file(id), '');
    },
    forget: (id) => rmSync(file(id), { force: true }),
  };
}
