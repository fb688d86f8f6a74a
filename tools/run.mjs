#!/usr/bin/env node
// Every command of package.json goes through here. Plain JavaScript for Node 18 and newer: it may have to bring its own Node.
import { commands } from './run/commands.mjs';
import { endWithNpm } from './run/orphan.mjs';
import { Refusal } from './run/refusal.mjs';
import { usageOf } from './run/usage.mjs';

const [name = '', ...args] = process.argv.slice(2);

endWithNpm();
try {
  if (process.platform === 'win32') {
    throw new Refusal(
      'Phum runs on Linux and macOS. On Windows, install WSL (wsl --install) and run the same command in it.',
    );
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new Refusal(`Usage: node tools/run.mjs <command>, one of: ${Object.keys(commands).join(', ')}`);
  const usage = usageOf(name, args);
  if (usage) console.log(usage);
  else process.exitCode = await command(args);
} catch (error) {
  console.error(error instanceof Refusal ? `\n${error.message}` : error);
  process.exitCode = 1;
}
