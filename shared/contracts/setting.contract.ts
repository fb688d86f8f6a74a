import { z } from 'zod';
import {
  hasShape,
  SETTING_GROUPS,
  SETTING_KEYS,
  type SettingKey,
  type SettingValue,
  settingRule,
} from '../domain/setting.ts';
import { toE164 } from '../rules/phone.ts';
import { defineContract } from './contract.ts';
import { upload } from './file.contract.ts';
import { isoMoment, uuid } from './list.ts';
import { addProblem, ruleText } from './rule-schema.ts';

const key = z.enum(SETTING_KEYS as [SettingKey, ...SettingKey[]]);
const value = z.union([z.boolean(), z.string().max(10_000), z.array(z.string().max(100)).max(50)]);

const settings = z.object({
  settings: z.array(
    z.object({
      key,
      group: z.enum(SETTING_GROUPS),
      value,
      /** What it would be had nobody chosen. */
      default: value,
      /** A real site still lacks it. */
      to_fill_in: z.boolean(),
      /** 0 until somebody changes it; what was read is sent along with a change. */
      version: z.number().int(),
      updated_at: isoMoment.nullable(),
      updated_by: z.object({ id: uuid, name: z.string(), name_kh: z.string() }).nullable(),
    }),
  ),
});
export type SettingList = z.infer<typeof settings>['settings'];

/** One value in its storage form; what is wrong with it stands at its key. */
const change = z
  .object({ key, version: z.coerce.number().int().min(0).max(1_000_000_000), value })
  .transform((one, ctx): { key: SettingKey; version: number; value: SettingValue } => {
    const rule = settingRule(one.key);
    if (!hasShape(one.key, one.value)) {
      addProblem(ctx, { key: 'select' }, [one.key]);
      return z.NEVER;
    }
    if (rule.input === 'choices')
      return { ...one, value: rule.choices.filter((choice) => (one.value as string[]).includes(choice)) };
    if (rule.input === 'flag') return one;
    // A picture comes by its upload alone; here it is only taken away.
    if (rule.input === 'picture') {
      if (one.value === '') return one;
      addProblem(ctx, { key: 'select' }, [one.key]);
      return z.NEVER;
    }
    const text = ruleText({ max: rule.max, rules: rule.rules ?? [], required: rule.required === true });
    const read = text.safeParse(one.value);
    if (read.success) return { ...one, value: stored(one.key, read.data) };
    for (const issue of read.error.issues)
      ctx.addIssue({ ...issue, path: [one.key] } as Parameters<typeof ctx.addIssue>[0]);
    return z.NEVER;
  });

const stored = (which: SettingKey, text: string) =>
  which === 'contact_phone' && text !== '' ? (toE164(text) ?? text) : text;

const common = { path: '/desk-api/v1/settings/', access: 'desk:manage_settings' } as const;

export const listSettings = defineContract({
  ...common,
  id: 'setting.list',
  summary: 'Everything about the site that administrators may change, with its value',
  method: 'GET',
  response: settings,
});

export const changeSettings = defineContract({
  ...common,
  id: 'setting.change',
  summary: 'Changes some settings together; none changes when one is refused or was changed meanwhile',
  method: 'PATCH',
  needsProof: true,
  body: z.object({ changes: z.array(change).min(1).max(SETTING_KEYS.length) }),
  response: settings,
});

export const setLogo = defineContract({
  ...common,
  id: 'setting.set-logo',
  summary: 'Sets the picture that stands for the site in place of the built-in mark',
  method: 'POST',
  path: '/desk-api/v1/settings/logo/',
  limit: 'upload',
  needsProof: true,
  bodyKind: 'multipart',
  body: z.object({ logo: upload, version: z.coerce.number().int().min(0).max(1_000_000_000) }),
  response: settings,
});
