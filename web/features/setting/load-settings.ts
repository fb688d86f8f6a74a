import { data, type RouterContextProvider } from 'react-router';
import { changeSettings, listSettings, setLogo } from '#shared/contracts/setting.contract.ts';
import {
  SETTING_GROUPS,
  type SettingGroup,
  type SettingKey,
  settingRule,
  settingsOf,
} from '#shared/domain/setting.ts';
import { callApi, tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { uploadedFile } from '#web/lib/uploaded-file.ts';

/** All settings with who changed them last. */
export const loadSettings = (context: Readonly<RouterContextProvider>) => callApi(context, listSettings);
export type SettingsData = Awaited<ReturnType<typeof loadSettings>>;

type Sent = boolean | string | string[];
export type SentSettings = Partial<Record<SettingKey, Sent>>;
export interface SettingsAnswer {
  group: SettingGroup | null;
  changed: number;
  problem: ProblemBody | null;
  errors: Partial<Record<SettingKey, readonly string[]>>;
  /** What was sent, so that nothing typed is lost. */
  values: SentSettings;
  /** Which versions the form was drawn with. */
  versions: Partial<Record<SettingKey, number>>;
  /** What was done with the logo, which has a form of its own. */
  logo?: LogoIntent;
}

export const LOGO_INTENTS = ['set-logo', 'remove-logo'] as const;
export type LogoIntent = (typeof LOGO_INTENTS)[number];

/** Saves the settings of one group, those that differ from what the page showed; or the logo. */
export async function saveSettings(form: FormData, context: Readonly<RouterContextProvider>) {
  const logo = LOGO_INTENTS.find((one) => one === form.get('intent'));
  if (logo) return saveLogo(logo, form, context);
  const group = SETTING_GROUPS.find((one) => one === form.get('group')) ?? null;
  const keys = (group ? settingsOf(group) : []).filter((key) => settingRule(key).input !== 'picture');
  const values = Object.fromEntries(keys.map((key) => [key, sentOf(form, key)])) as SentSettings;
  const versions = Object.fromEntries(keys.map((key) => [key, Number(form.get(`version:${key}`) ?? 0)]));
  const changes = keys
    .filter((key) => JSON.stringify(values[key]) !== form.get(`was:${key}`))
    .map((key) => ({ key, version: versions[key] ?? 0, value: values[key]! }));
  const answer: SettingsAnswer = { group, changed: 0, problem: null, errors: {}, values, versions };
  // Nothing to change is asked, too: whose session is over would be led away from what is typed in other groups.
  const result =
    changes.length > 0
      ? await tryApi(context, changeSettings, { body: { changes } })
      : await tryApi(context, listSettings);
  if (result.ok) return data({ ...answer, changed: changes.length });
  const { problem } = result;
  return data({ ...answer, errors: errorsOf(problem), problem }, problem.status);
}

async function saveLogo(logo: LogoIntent, form: FormData, context: Readonly<RouterContextProvider>) {
  const answer: SettingsAnswer = {
    group: null,
    changed: 0,
    problem: null,
    errors: {},
    values: {},
    versions: {},
    logo,
  };
  const version = Number(form.get('version:logo') ?? 0);
  const picture = logo === 'set-logo' ? await uploadedFile(form, 'logo') : null;
  const result =
    logo === 'remove-logo'
      ? await tryApi(context, changeSettings, { body: { changes: [{ key: 'logo', version, value: '' }] } })
      : picture
        ? await tryApi(context, setLogo, { body: { logo: picture, version } })
        : await tryApi(context, listSettings);
  if (result.ok) return data({ ...answer, changed: logo === 'remove-logo' || picture ? 1 : 0 });
  const { problem } = result;
  return data({ ...answer, errors: errorsOf(problem), problem }, problem.status);
}

/** What is wrong, by its setting. */
const errorsOf = ({ errors }: ProblemBody) =>
  Object.fromEntries(Object.entries(errors ?? {}).map(([path, texts]) => [path.split('.').at(-1), texts]));

/** What a form says of a setting. */
export function sentOf(form: FormData, key: SettingKey): Sent {
  const rule = settingRule(key);
  if (rule.input === 'flag') return form.has(key);
  if (rule.input === 'choices') return rule.choices.filter((choice) => form.getAll(key).includes(choice));
  return String(form.get(key) ?? '').replaceAll('\r\n', '\n');
}
