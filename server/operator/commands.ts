import { backupCommands } from './backup.ts';
import type { Command } from './command.ts';
import { doctorCommands } from './doctor.ts';
import { fileCommands } from './files.ts';
import { jobCommands } from './jobs.ts';
import { mailCommands } from './mails.ts';
import { peopleCommands } from './people.ts';
import { secretCommands } from './secret.ts';
import { siteCommands } from './site.ts';

/** Everything `phum` can do, in the order of its help. */
export const commands: readonly Command[] = [
  ...peopleCommands,
  ...mailCommands,
  ...jobCommands,
  ...siteCommands,
  ...fileCommands,
  ...backupCommands,
  ...secretCommands,
  ...doctorCommands,
];
