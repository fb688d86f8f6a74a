import { changeSettings } from '#shared/contracts/setting.contract.ts';
import { translatorFor } from '#shared/i18n/catalog.ts';
import { problemText } from '#shared/rules/rule.ts';
import { renewAllDocuments } from '../areas/search/renew-documents.ts';
import { writeSettings } from '../areas/setting/change-settings.ts';
import { listSettings } from '../areas/setting/list-settings.ts';
import { recordAudit } from '../audit/record.ts';
import { EVERYTHING } from '../changes/bus.ts';
import { inTransaction } from '../database/work.ts';
import { toFieldProblems } from '../http/parse-input.ts';
import { type FieldProblems, Problem } from '../http/problem.ts';
import { setMaintenance } from '../maintenance/maintenance.ts';
import { refreshVocabulary } from '../search/refresh-vocabulary.ts';
import { type Call, type Command, Misuse } from './command.ts';

/** Commands about the whole site: what it finds, keeps and is set to. */
export const siteCommands: readonly Command[] = [
  {
    name: 'search rebuild',
    takes: [],
    async run({ services, context }) {
      const count = await renewAllDocuments(services);
      await refreshVocabulary(services);
      await inTransaction(context, async (work) => {
        await recordAudit(work, { action: 'search.rebuild', entity_id: null, detail: { rows: count } });
        work.changes(EVERYTHING);
      });
      return { says: 'operator:done.search_rebuild', params: { count }, data: { count } };
    },
  },
  {
    name: 'cache clear',
    takes: [],
    async run({ context }) {
      await inTransaction(context, async (work) => {
        await recordAudit(work, { action: 'cache.clear', entity_id: null });
        work.changes(EVERYTHING);
      });
      return { says: 'operator:done.cache_clear', data: {} };
    },
  },
  {
    name: 'maintenance',
    takes: ['state'],
    async run({ context, given: { state = '' } }) {
      if (state !== 'on' && state !== 'off')
        throw new Misuse('operator:misuse.choice', { choices: 'on, off' });
      const isOn = state === 'on';
      const changed = await inTransaction(context, (work) => setMaintenance(work, isOn));
      const says = isOn ? 'operator:done.maintenance_on' : 'operator:done.maintenance_off';
      return { says, params: { command: 'phum maintenance off' }, data: { on: isOn, changed } };
    },
  },
  {
    name: 'settings get',
    takes: [],
    mayTake: ['key'],
    reads: true,
    async run(call) {
      const chosen = call.given.key ? [await settingOf(call)] : (await listSettings(call)).settings;
      const data = chosen.map(({ key, value, version }) => ({ key, value, version }));
      return { says: 'operator:done.settings_get', params: { count: data.length }, data };
    },
  },
  {
    name: 'settings set',
    takes: ['key', 'value'],
    async run(call) {
      const { key, version, value: was } = await settingOf(call);
      const { value = '' } = call.given;
      const changes = [{ key, version, value: typeof was === 'string' ? value : asJson(value) }];
      const read = changeSettings.body.safeParse({ changes });
      if (!read.success) {
        throw notTaken(call, key, toFieldProblems(read.error));
      }
      await inTransaction(call.context, (work) => writeSettings(work, read.data.changes)).catch(
        (error: unknown) => {
          throw error instanceof Problem && error.code === 'invalid'
            ? notTaken(call, key, error.fields)
            : error;
        },
      );
      const now = (await settingOf(call)).value;
      return { says: 'operator:done.settings_set', params: { key }, data: { key, was, now } };
    },
  },
];

function notTaken({ context }: Call, key: string, fields: FieldProblems): Misuse {
  const [problem] = Object.values(fields).flat();
  const reason = problem ? problemText(translatorFor(context.language), problem, key) : '';
  return new Misuse('operator:misuse.setting', { key, reason });
}

async function settingOf({ services, given: { key = '' } }: Call) {
  const found = (await listSettings({ services })).settings.find((one) => one.key === key);
  if (!found) throw new Misuse('operator:no_setting', { key, command: 'phum settings get' });
  return found;
}

/** Switches and choices are typed as JSON: true, ["logo"]. What is none is refused by the rules of the setting. */
function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
