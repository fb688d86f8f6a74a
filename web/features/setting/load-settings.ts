import { data, type RouterContextProvider } from 'react-router';
import { changeSettings, listSettings } from '#shared/contracts/setting.contract.ts';
import {
  SETTING_GROUPS,
  type SettingGroup,
  type SettingKey,
  settingRule,
  settingsOf,
} from '#shared/domain/setting.ts';
import { callApi, tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';

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
}

/** Saves the settings of one group, those that differ from what the page showed. */
export async function saveSettings(form: FormData, context: Readonly<RouterContextProvider>) {
  const group = SETTING_GROUPS.find((one) => one === form.get('group')) ?? null;
  const keys = group ? settingsOf(group) : [];
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
  const errors = Object.fromEntries(
    Object.entries(problem.errors ?? {}).map(([path, texts]) => [path.split('.').at(-1), texts]),
  );
  return data({ ...answer, errors, problem }, problem.status);
}

/** What a form says of a setting. */
export function sentOf(form: FormData, key: SettingKey): Sent {
  const rule = settingRule(key);
  if (rule.input === 'flag') return form.has(key);
  if (rule.input === 'choices') return rule.choices.filter((choice) => form.getAll(key).includes(choice));
  return String(form.get(key) ?? '').replaceAll('\r\n', '\n');
}
