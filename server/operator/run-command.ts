import { parseArgs } from 'node:util';
import { isLanguage, type Language } from '#shared/i18n/languages.ts';
import { operator } from '../http/actor.ts';
import { messageKeyOf, Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import {
  type Call,
  type Command,
  type LoneCall,
  type LoneCommand,
  Misuse,
  type Outcome,
  type SiteCommand,
} from './command.ts';
import { commands } from './commands.ts';
import { help, usageOf } from './help.ts';
import { operatorTexts } from './operator-texts.ts';
import { shown } from './shown.ts';
import { wrongOption } from './wrong-option.ts';

const COMMON = {
  help: { type: 'boolean' },
  json: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const;

/** What was typed, understood: a text to print, or a command that needs the services. */
export type Typed = Answer | Asked;
interface Answer {
  print: string;
  code: number;
  /** What was asked for, whatever it says: programs read it where answers stand. */
  isAnswer?: true;
}
interface Asked extends Omit<Call, 'services' | 'context'> {
  command: Command;
  language: Language;
  json: boolean;
}

/** Reads a command line. `preferred`: the language of the terminal. */
export function readCommand(line: readonly string[], preferred: Language = 'en'): Typed {
  const { wanted, args } = takeLanguage(line);
  const language = isLanguage(wanted) ? wanted : preferred;
  const t = operatorTexts(language);
  const words = args.filter((arg) => !arg.startsWith('-'));
  const command = commands.find(({ name }) => words.slice(0, wordsIn(name)).join(' ') === name);
  if (!command) {
    const isAsked = words.length === 0 || args.includes('--help') || words[0] === 'help';
    if (!isAsked && args.includes('--json'))
      return inJson(t('operator:misuse.unknown', { words: words.join(' ') }));
    return { print: help(language, words[0] === 'help' ? words[1] : words[0]), code: isAsked ? 0 : 2 };
  }
  const misused = (why: string) =>
    args.includes('--json') ? inJson(why) : { print: `${why}\n${usageOf(command)}`, code: 2 };
  const taken = { ...COMMON, ...command.options };
  const wrong = wrongOption(args, taken);
  if (wrong) return misused(t(wrong.says, wrong.params));
  const { values, positionals } = parseArgs({ args, options: taken, allowPositionals: true });
  if (values.help) return { print: help(language, command.name), code: 0 };
  if (wanted !== undefined && !isLanguage(wanted))
    return misused(t('operator:misuse.choice', { choices: 'en, km' }));
  const names = [...command.takes, ...(command.mayTake ?? [])];
  const typed = positionals.slice(wordsIn(command.name));
  if (typed.length < command.takes.length || typed.length > names.length)
    return misused(t('operator:misuse.arguments'));
  const given = Object.fromEntries(typed.map((value, index) => [names[index]!, value]));
  const { json = false, 'dry-run': dryRun = false, ...options } = values;
  return {
    command,
    language,
    given,
    options: options as Call['options'],
    json: json === true,
    dryRun: dryRun === true,
  };
}

/** What was typed wrongly, for a program. */
const inJson = (error: string): Answer => ({ print: JSON.stringify({ error }), code: 2 });

const wordsIn = (name: string) => name.split(' ').length;

/** `--lang km` or `--lang=km` may stand anywhere. */
function takeLanguage(line: readonly string[]): { wanted: string | undefined; args: string[] } {
  const at = line.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  if (at < 0) return { wanted: undefined, args: [...line] };
  const isApart = line[at] === '--lang';
  const wanted = isApart ? (line[at + 1] ?? '') : line[at]!.slice('--lang='.length);
  return { wanted, args: line.toSpliced(at, isApart ? 2 : 1) };
}

/** Does what was typed. A dry run does all of it, in a transaction that is given up: nothing is kept, no file is touched. */
export async function runCommand(
  services: Services,
  typed: Asked & { command: SiteCommand },
): Promise<Answer> {
  const { command, language, dryRun } = typed;
  const run = (within: Services) =>
    command.run({
      ...typed,
      services: within,
      context: { services: within, actor: operator, requestId: 'operator', ipHash: '', language },
    });
  return answer(typed, () => (dryRun && !command.reads ? rolledBack(services, run) : run(services)));
}

/** Whether what was typed does without the services of the site. */
export const isAlone = (typed: Asked): typed is Asked & { command: LoneCommand } => 'alone' in typed.command;
export const needsSite = (typed: Asked): typed is Asked & { command: SiteCommand } => 'run' in typed.command;

/** Does what was typed without the services of the site. */
export const runAlone = (
  environment: LoneCall['environment'],
  typed: Asked & { command: LoneCommand },
): Promise<Answer> => answer(typed, () => typed.command.alone({ ...typed, environment }));

/** Puts what came of a command into words, or JSON. */
async function answer(
  { command, language, json, dryRun }: Asked,
  run: () => Promise<Outcome>,
): Promise<Answer> {
  const t = operatorTexts(language);
  try {
    const outcome = await run();
    const code = outcome.code ?? 0;
    const said = (print: string): Answer => ({ print, code, isAnswer: true });
    if (json) return said(JSON.stringify({ dry_run: dryRun, data: outcome.data }, null, 2));
    if (outcome.bare !== undefined) return said(outcome.bare);
    const lines = [t(outcome.says, outcome.params), ...(outcome.lines ?? rowsOf(outcome))];
    const isToldAsDone = dryRun && !command.reads && !outcome.says.endsWith('_dry');
    const dry = t(isToldAsDone ? 'operator:dry_run_would' : 'operator:dry_run');
    return said([...(dryRun ? [dry] : []), ...lines].join('\n'));
  } catch (error) {
    const why = reasonOf(error, t);
    return { print: json ? JSON.stringify({ error: why }) : why, code: isTypedWrongly(error) ? 2 : 1 };
  }
}

const rowsOf = ({ data }: Outcome): string[] => {
  if (Array.isArray(data))
    return data.map((row) =>
      Object.values(row as object)
        .map(shown)
        .join('  '),
    );
  return [];
};

const TYPED_WRONGLY: ReadonlySet<string> = new Set([
  'operator:misuse.arguments',
  'operator:misuse.choice',
  'operator:misuse.email',
  'operator:misuse.option',
  'operator:misuse.setting',
  'operator:misuse.name_missing',
  'operator:no_setting',
]);
const isTypedWrongly = (error: unknown) => error instanceof Misuse && TYPED_WRONGLY.has(error.says);

/** What the system says of a file, where there is a sentence for it. */
const FILE_FAULTS = ['ENOENT', 'EEXIST', 'EACCES', 'EISDIR', 'ENOTDIR'] as const;
/** What it says of a disk. */
const DISK_FAULTS = ['ENOSPC', 'EROFS'] as const;

function reasonOf(error: unknown, t: ReturnType<typeof operatorTexts>): string {
  if (error instanceof Misuse) {
    const more = error.cause === undefined ? [] : [reasonOf(error.cause, t)];
    return [...more, t(error.says, error.params)].join(' ');
  }
  if (error instanceof Problem) return t(messageKeyOf(error), error.params);
  // What is renamed is named by where it was to be.
  const { code, path: from, dest: file = from } = error as NodeJS.ErrnoException & { dest?: string };
  const fault = FILE_FAULTS.find((one) => one === code);
  if (fault && file) return t(`operator:file_fault.${fault}`, { file });
  const disk = DISK_FAULTS.find((one) => one === code);
  if (disk) return t(`operator:file_fault.${disk}`);
  if (!(error instanceof Error)) return String(error);
  // What a library says of what it did; the cause is what can be mended.
  return error.cause instanceof Error ? reasonOf(error.cause, t) : error.message || error.name;
}

class GivenUp extends Error {}

async function rolledBack<T>(services: Services, run: (within: Services) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined;
  const nothing = async () => {};
  try {
    await services.database.db.transaction(async (tx) => {
      const db = tx as unknown as Services['database']['db'];
      const files = { ...services.files, put: nothing, remove: nothing };
      result = { value: await run({ ...services, files, database: { ...services.database, db } }) };
      throw new GivenUp();
    });
  } catch (error) {
    if (!(error instanceof GivenUp)) throw error;
  }
  return result!.value;
}
