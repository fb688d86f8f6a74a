import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readConfig, settings } from '#server/config.ts';
import { closeDataDir } from '#server/files/close-data-dir.ts';
import { accountOf } from '#server/identity/account-of.ts';
import { productionRefusals } from '#server/unsafe-settings.ts';
import { REFUSED_AT_START, type SettingName, WRONG_VALUES } from './settings-page/wrong-values.ts';

const file = fileURLToPath(new URL('../docs/settings.md', import.meta.url));

/** The text of `docs/settings.md`: every setting with what it is, what happens without it, and what is refused. */
export function settingsPage(): string {
  return [
    '# Settings',
    '',
    'Made from `server/config.ts` by `node tools/check-settings-page.ts --write`. They stand in the environment or in `.env` (see [service.md](runbooks/service.md)). An empty value counts as absent. Everything wrong is said at once, each with a sentence, and nothing starts; a test starts the program with all of it. `phum doctor` names settings that nobody reads.',
    ...Object.keys(settings).flatMap((name) => chapter(name as SettingName)),
    '',
  ].join('\n');
}

function chapter(name: SettingName): string[] {
  const schema = settings[name];
  const isSecret = Boolean(schema.meta()?.secret);
  const production = productionRefusals.filter((says) => says.startsWith(name));
  const rows = [
    ['Default', defaultOf(name)],
    ['Wrong', wrongOf(name)],
    ['In production', production.length > 0 ? production.join(' ') : 'The same.'],
    ...(isSecret ? [['Secret', 'Never in a log; sealed in backups.']] : []),
  ];
  return [
    '',
    `## ${name}`,
    '',
    schema.description ?? '',
    '',
    ...rows.map(([what, text]) => `- **${what}:** ${text}`),
  ];
}

function defaultOf(name: SettingName): string {
  const { success, data } = settings[name].safeParse(undefined);
  if (!success || data === undefined) return 'none.';
  return `\`${data === true ? 1 : data === false ? 0 : data}\``;
}

function wrongOf(name: SettingName): string {
  const value = WRONG_VALUES[name] ?? REFUSED_AT_START[name];
  return value === undefined
    ? 'any text is taken as it stands.'
    : `\`${value}\` is refused: ${refusalOf(name, value)}.`;
}

/** What the program says of one wrong value. */
export function refusalOf(name: SettingName, value: string): string {
  try {
    const config = readConfig({ NODE_ENV: 'test', [name]: value });
    if (name === 'DATA_DIR') closeDataDir(config.DATA_DIR);
    if (name in REFUSED_AT_START) accountOf(config);
  } catch (error) {
    const line = (error as Error).message.split('\n').find((one) => one.trim().startsWith(`${name}`));
    if (line)
      return line
        .trim()
        .slice(name.length)
        .replace(/^(?:\.\d+)?(?:=\S+)?:? /, '')
        .replace(/\.$/, '');
  }
  throw new Error(`${name}=${value} is not refused.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--write')) writeFileSync(file, settingsPage());
  else if (readFileSync(file, 'utf8') !== settingsPage())
    throw new Error('docs/settings.md is stale: run node tools/check-settings-page.ts --write');
}
