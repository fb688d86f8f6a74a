import { asList } from '#shared/contracts/list.ts';
import type { listWordings as contract } from '#shared/contracts/wording.contract.ts';
import type { Handler } from '../../http/route.ts';
import { thoseSaying } from '../../search/saying.ts';
import { newestChanges } from '../../wording/read-wording.ts';
import { releasedTexts } from './find-texts.ts';
import { presentWording, type WordingChange } from './wording.present.ts';

/** The texts of the interface. They are in memory, so that a search knows every spelling, as all others do; with a colon it is a key. */
export const listWordings: Handler<typeof contract> = async ({ query }, { services }) => {
  const changes = Map.groupBy(await newestChanges(services.database.db), ({ key }) => key);
  const changed = (key: string) => changes.get(key)?.some(({ text }) => text !== null) ?? false;
  const own = (key: string): WordingChange[] => changes.get(key) ?? [];
  const all = [...releasedTexts.values()];
  const asked = all.filter(
    ({ key, area }) => (!query.area || area === query.area) && (!query.changed || changed(key)),
  );
  const rows = query.search.includes(':')
    ? asked.filter(({ key }) => key.startsWith(query.search))
    : thoseSaying(asked, query.search, ({ key, en, km }) => [en, km, ...own(key).map(({ text }) => text)]);
  const start = (query.page - 1) * query.per_page;
  return {
    ...asList(
      rows.slice(start, start + query.per_page).map((text) => presentWording(text, own(text.key))),
      rows.length,
      query,
    ),
    changed_count: all.filter(({ key }) => changed(key)).length,
  };
};
