import { DESK_ROLES } from '#shared/domain/roles.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Command } from './command.ts';
import { commands } from './commands.ts';
import { JOB_STATES } from './job-commands.ts';
import { MAIL_STATES } from './mail-commands.ts';
import { operatorTexts } from './operator-texts.ts';

/** What is typed as it stands, in any language. */
const TYPED = {
  mails: MAIL_STATES.join(', '),
  jobs: JOB_STATES.join(', '),
  roles: DESK_ROLES.join(', '),
  yes: 'true',
  no: 'false',
  on: 'on',
  off: 'off',
  list: '["logo"]',
  stores: 's3, disk',
  name: 'STORE',
};
const COMMON = { 'dry-run': '--dry-run', json: '--json', lang: '--lang en|km', help: '--help' };

/** How a command is typed: `admin grant <person> <role>`. */
export const usageOf = ({ name, takes, mayTake = [], options = {} }: Command): string =>
  [
    'phum',
    name,
    ...takes.map((one) => `<${one}>`),
    ...mayTake.map((one) => `[${one}]`),
    ...Object.keys(options).map((one) => `[--${one} …]`),
  ].join(' ');

/** The help of all commands, or of those whose name begins with `start`. */
export function help(language: Language, start = ''): string {
  const t = operatorTexts(language);
  const asked = commands.filter(({ name }) => name.startsWith(start));
  const lines = (asked.length > 0 ? asked : commands).map(
    (command) => `  ${usageOf(command)}\n      ${t(`operator:help.${command.name}`, TYPED)}`,
  );
  const common = Object.entries(COMMON).map(
    ([one, typed]) => `  ${typed.padEnd(14)} ${t(`operator:options.${one as keyof typeof COMMON}`)}`,
  );
  return [t('operator:lead'), '', ...lines, '', t('operator:options.title'), ...common].join('\n');
}
