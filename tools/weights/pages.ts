/** What a visitor opens, by what the table calls it. */
export const OPEN = {
  home: '/',
  directory: '/ecosystem/discover/category/startup',
  ecosystem: '/ecosystem',
  programs: '/program',
  events: '/event',
  library: '/resource/category',
  insights: '/insights',
  contact: '/contact',
  'its first step': '/ecosystem/get-listed/startup/basic',
  'sign in': '/account/sign-in',
};
/** What a member opens. */
export const OWN = { overview: '/user/profile', inbox: '/user/profile/inbox' };

/** What stands for a record of each list: the first of it that leads somewhere. */
const RECORDS = {
  [OPEN.directory]: /href="(\/ecosystem\/discover\/category\/startup\/[^"?#/]+)"/,
  [OPEN.programs]: /href="(\/program\/(?!category|submission)[^"?#/]+)"/,
  [OPEN.events]: /href="(\/event\/(?!suggest|submission)[^"?#/.]+)"/,
};

/** Ten pages as somebody goes who looks around; the records are those that this site shows first. */
export async function tenPages(origin: string): Promise<string[]> {
  const record = async (list: string) => {
    const html = await (await fetch(origin + list, { headers: { 'accept-language': 'km' } })).text();
    const [, path] = RECORDS[list]?.exec(html) ?? [];
    if (!path) throw new Error(`${list} shows no record`);
    return path;
  };
  const { home, directory, programs, events, library, insights, contact } = OPEN;
  return [
    home,
    directory,
    await record(directory),
    programs,
    await record(programs),
    events,
    await record(events),
    library,
    insights,
    contact,
  ];
}
