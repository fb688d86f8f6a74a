import type { Contract } from '#shared/contracts/contract.ts';
import type { Target, Who } from '../target.ts';

const UUID = /\b[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}\b/g;

/** Lists that show a part of what is there unless they are asked for another. */
const PARTS: Readonly<Record<string, string>> = {
  '/desk-api/v1/newsletter-subscribers/': '?state=waiting',
};

/** What a list calls it, where an address calls it otherwise. */
const CALLED: Readonly<Record<string, string>> = { text_key: 'key' };

/** The ids in all lists that somebody may read, the latest first. */
export async function idsSeenBy(target: Target, who: Who, reads: readonly Contract[]): Promise<string[]> {
  const lists = reads.filter(({ path }) => !path.includes('{'));
  const answers = await Promise.all(lists.map(({ path }) => target.send(path, { as: who })));
  return [...new Set(answers.flatMap(({ body }) => body.match(UUID) ?? []))].toReversed();
}

/** The address of a read about something that is there, where its list names one; else null. */
export async function realAddress(target: Target, who: Who, path: string): Promise<string | null> {
  let url: string = path;
  for (let at = url.indexOf('{'); at >= 0; at = url.indexOf('{')) {
    const list = url.slice(0, at);
    const { body } = await target.send(list + (PARTS[list] ?? ''), { as: who });
    const name = /^\{(\w+)\}/.exec(url.slice(at))?.[1] ?? '';
    const value =
      name === 'version'
        ? /"version":(\d+)/.exec(body)?.[1]
        : (body.match(UUID)?.[0] ??
          new RegExp(`"(?:${CALLED[name] ?? name}|name|slug)":"([\\w:.-]+)"`).exec(body)?.[1]);
    if (!value) return null;
    url = url.replace(`{${name}}`, value);
  }
  return url;
}
