import type { Looker, Place } from './place.ts';

/** Lists of one's own profiles, a profile of each shape, its parts and views, and the page as it will be. */
export function ownProfilePlaces(): Place[] {
  const area = 'user/profile';
  const one = (route: string, kind: OwnKind, query = '', note?: string): Place => ({
    route: `${area}/${route}`,
    ...(note ? { note } : {}),
    as: 'founder',
    address: async (_site, page) => {
      const id = await ownProfile(page, kind);
      const slug = kind === 'other' ? 'other-stakeholder' : kind;
      if (route.endsWith('preview')) return `/${area}/${slug}/${id}/preview${query && `?${query}`}`;
      if (kind === 'mentor' || kind === 'investor') return `/${area}/${slug}?id=${id}${query && `&${query}`}`;
      return `/${area}/${slug}/${id}${query && `?${query}`}`;
    },
  });
  const list = (slug: string, query = '', note?: string): Place => ({
    route: `${area}/${slug}`,
    ...(note ? { note } : {}),
    as: 'founder',
    address: `/${area}/${slug}${query}`,
  });
  return [
    list('startup'),
    list('startup', '?create=1', 'a new one'),
    list('eso'),
    list('other-stakeholder'),
    list('other-stakeholder', '?create=1', 'a new one'),
    list('investor'),
    one('mentor', 'mentor'),
    one('mentor', 'mentor', 'part=basic', 'a part'),
    one('startup/:id', 'startup'),
    one('startup/:id', 'startup', 'part=activity', 'a part'),
    one('startup/:id', 'startup', 'part=picture', 'pictures'),
    one('startup/:id', 'startup', 'part=funding_rounds&item=new', 'a round'),
    one('startup/:id', 'startup', 'view=check', 'the last look'),
    one('eso/:id', 'eso'),
    one('other-stakeholder/:id', 'other'),
    one(':kind/:id/preview', 'startup'),
  ];
}

type OwnKind = 'startup' | 'mentor' | 'eso' | 'other' | 'investor';

/** A profile of whoever is signed in that can be edited: the first there is, else a new one. */
async function ownProfile(page: Looker, kind: OwnKind): Promise<string> {
  const own = async () => {
    const listed = await page.request.get('/base-api/me/profile/', { params: { kind, per_page: 100 } });
    return ((await listed.json()) as { data: { id: string; status: string }[] }).data;
  };
  const open = (await own()).find(({ status }) => status === 'draft');
  if (open) return open.id;
  const calls = {
    startup: '/api/v1/startup/',
    mentor: '/api/v1/mentor/',
    investor: '/api/v1/investor/',
    eso: '/api/v1/eso/',
    other: '/base-api/me/other-stakeholder/',
  } as const;
  const names =
    kind === 'mentor' || kind === 'investor'
      ? { last_name: 'Mao', first_name: 'Sreypov', last_name_kh: 'ម៉ៅ', first_name_kh: 'ស្រីពៅ' }
      : { name: 'Slek Materials', name_kh: 'សម្ភារៈស្លឹក' };
  const begun = await page.request.post(calls[kind], {
    data: { ...names, ...(kind === 'other' ? { type_slug: 'media' } : {}) },
  });
  // There is one already, begun by another window perhaps.
  if (begun.status() === 409) return (await own())[0]!.id;
  if (!begun.ok()) throw new Error(`A new ${kind}: ${begun.status()} ${await begun.text()}`);
  return ((await begun.json()) as { id: string }).id;
}
