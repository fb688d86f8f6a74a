import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readConfig } from '#server/config.ts';
import { drainSecondsOf } from '#server/drain.ts';
import { settings } from '#server/environment-settings.ts';
import { closeDataDir } from '#server/files/close-data-dir.ts';
import { accountOf } from '#server/identity/account-of.ts';
import { makeSecret } from '#server/made-secret.ts';
import type { PlaceToListen } from '#server/place-to-listen.ts';
import { productionRefusals } from '#server/unsafe-settings.ts';
import { REFUSED_AT_START, type SettingName, WRONG_VALUES } from './settings-page/wrong-values.ts';

/** Started with nothing at all, */
const DEVELOPMENT = {};
/** and with what production needs. */
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://phum.gov.kh',
  TRUST_PROXY: '1',
  SESSION_SECRET: makeSecret(),
  SMTP_URL: 'smtps://mail.phum.gov.kh',
  MAIL_FROM: 'Phum <no-reply@phum.gov.kh>',
};

const file = fileURLToPath(new URL('../docs/settings.md', import.meta.url));

/** The text of `docs/settings.md`: every setting with what it is, what happens without it, and what is refused. */
export function settingsPage(): string {
  return [
    '# Settings',
    '',
    'Made from `server/environment-settings.ts` by `node tools/check-settings-page.ts --write`. They stand in the environment or in `.env` (see [service.md](runbooks/service.md)). An empty value counts as absent. Everything wrong is said at once, each with a sentence, and nothing starts; a test starts the program with all of it. `phum doctor` names settings that nobody reads.',
    ...Object.keys(settings).flatMap((name) => chapter(name as SettingName)),
    '',
  ].join('\n');
}

function chapter(name: SettingName): string[] {
  const schema = settings[name];
  const isSecret = Boolean(schema.meta()?.secret);
  const rows = [
    ['Default', defaultIn(DEVELOPMENT, name)],
    ['Wrong', wrongOf(name)],
    ['In production', inProduction(name)],
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

/** What production takes as it stands, besides what is needed there. */
function inProduction(name: SettingName): string {
  const needed = missingWithout(name);
  const [there, here] = [defaultIn(PRODUCTION, name), defaultIn(DEVELOPMENT, name)];
  const ownDefault = needed.length === 0 && there !== here ? [`Default: ${there.replace(/\.$/, '')}.`] : [];
  const refused = productionRefusals.filter((says) => says.startsWith(name));
  const said = [...new Set([...ownDefault, ...needed, ...refused])];
  return said.length > 0 ? said.join(' ') : 'The same.';
}

/** What the program says where production lacks this one setting. */
function missingWithout(name: SettingName): string[] {
  try {
    readConfig({ ...PRODUCTION, [name]: undefined, NODE_ENV: 'production' });
    return [];
  } catch (error) {
    const lines = (error as Error).message.split('\n').map((line) => line.trim());
    return lines.filter((line) => line.startsWith(`${name} `));
  }
}

/** What the program goes by where a setting is absent, which may hang on the others. */
function defaultIn(environment: Readonly<Record<string, string>>, name: SettingName): string {
  if (name === 'NODE_ENV') return '`development`';
  const config = readConfig(environment);
  if (name === 'DRAIN_SECONDS') {
    const [seconds, held] = [{ port: 0 }, { fd: 3 }].map((place) =>
      drainSecondsOf(config, { host: config.HOST, ...place } as PlaceToListen),
    );
    return seconds === held ? `\`${seconds}\`` : `\`${seconds}\`, \`${held}\` where systemd holds the socket`;
  }
  const value = name === 'PUBLIC_URL' ? config.publicUrl : config[name];
  if (value === undefined) return 'none.';
  return `\`${value === true ? 1 : value === false ? 0 : value}\``;
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
