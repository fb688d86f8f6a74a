import { backupCommands } from './backup-commands.ts';
import type { Command } from './command.ts';
import { doctorCommands } from './doctor.ts';
import { fileCommands } from './files.ts';
import { jobCommands } from './job-commands.ts';
import { mailCommands } from './mail-commands.ts';
import { peopleCommands } from './people-commands.ts';
import { secretCommands } from './secret-commands.ts';
import { siteCommands } from './site-commands.ts';

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
