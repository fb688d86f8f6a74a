import './settings-first.ts';
import { pino } from 'pino';
import { readConfig } from './config.ts';
import { createServices } from './create-services.ts';
import { resolveDatabase } from './database/locate.ts';
import { prepareDatabase } from './database/prepare.ts';
import { isAlone, readCommand, runAlone, runCommand } from './operator/run-command.ts';
import { readEnvironment } from './settings-file.ts';

// `npx phum …`, the command for administrators: the verbs of the site, by the settings of the site.
const typed = readCommand(process.argv.slice(2), /^km/.test(process.env.LANG ?? '') ? 'km' : 'en');
process.exitCode =
  'print' in typed
    ? say(typed)
    : isAlone(typed)
      ? await withoutSite(typed)
      : await withServices(typed as Parameters<typeof runCommand>[1]);

function say({ print, code, isAnswer }: { print: string; code: number; isAnswer?: true }): number {
  (code === 0 || isAnswer ? process.stdout : process.stderr).write(`${print}\n`);
  return code;
}

async function withoutSite(asked: Parameters<typeof runAlone>[1]): Promise<number> {
  try {
    return say(await runAlone(readEnvironment(), asked));
  } catch (error) {
    return say({ print: error instanceof Error ? error.message : String(error), code: 1 });
  }
}

async function withServices(asked: Parameters<typeof runCommand>[1]): Promise<number> {
  try {
    const config = readConfig(readEnvironment());
    const database = await resolveDatabase(config);
    try {
      await prepareDatabase(database.url);
      const { services, stop } = await createServices(
        config,
        pino({ level: 'warn' }, pino.destination(2)),
        database.url,
      );
      try {
        return say(await runCommand(services, asked));
      } finally {
        await stop();
      }
    } finally {
      await database.stop();
    }
  } catch (error) {
    return say({ print: error instanceof Error ? error.message : String(error), code: 1 });
  }
}
