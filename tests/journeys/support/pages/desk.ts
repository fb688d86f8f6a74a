import type { Site } from '../site.ts';
import type { Looker, Place } from './place.ts';

/** What staff see. */
export const DESK_PLACES: readonly Place[] = [
  { route: 'desk/sign-in', address: '/desk/sign-in' },
  { route: 'desk', address: '/desk', as: 'reviewer' },
  { route: 'desk/directory', address: '/desk/directory', as: 'reviewer' },
  { route: 'desk/directory/duplicates', address: '/desk/directory/duplicates', as: 'reviewer' },
  { route: 'desk/directory/import', address: '/desk/directory/import', as: 'reviewer' },
  { route: 'desk/directory/import/:id', address: importChecked, as: 'reviewer' },
  { route: 'desk/directory/:id', address: recordInDirectory(''), as: 'reviewer' },
  { route: 'desk/directory/:id', note: 'a part', address: recordInDirectory('?part=basic'), as: 'reviewer' },
  {
    route: 'desk/directory/:id',
    note: 'history',
    address: recordInDirectory('?view=history'),
    as: 'reviewer',
  },
  { route: 'desk/review/:id', address: requestOnDesk, as: 'reviewer' },
  { route: 'desk/content', address: '/desk/content', as: 'editor' },
  { route: 'desk/content/:collection', address: '/desk/content/program', as: 'editor' },
  { route: 'desk/content/:collection', note: 'a master list', address: '/desk/content/sector', as: 'editor' },
  { route: 'desk/content/:collection/new', address: '/desk/content/event/new', as: 'editor' },
  { route: 'desk/content/:collection/import', address: '/desk/content/program/import', as: 'editor' },
  { route: 'desk/content/:collection/:id', address: programOnDesk(''), as: 'editor' },
  { route: 'desk/content/:collection/:id/history', address: programOnDesk('/history'), as: 'editor' },
  { route: 'desk/content/:collection/:id/preview', address: programOnDesk('/preview'), as: 'editor' },
  { route: 'desk/content/planned', address: '/desk/content/planned', as: 'editor' },
  { route: 'preview/:key', address: sharedPreview, as: 'editor' },
  { route: 'desk/page-views', address: '/desk/page-views', as: 'analyst' },
  { route: 'desk/claims', address: '/desk/claims', as: 'reviewer' },
  { route: 'desk/claims/:id', address: claimOnDesk, as: 'reviewer' },
  { route: 'desk/bulk', address: bulkOnDesk, as: 'reviewer' },
  { route: 'desk/bulk', note: 'nothing chosen', address: '/desk/bulk', as: 'reviewer' },
  { route: 'desk/bulk/:id', address: bulkOrdered, as: 'reviewer' },
  { route: 'desk/dashboard', address: '/desk/dashboard', as: 'administrator' },
  { route: 'desk/merge', address: '/desk/merge?search=a', as: 'reviewer' },
  { route: 'desk/merge', note: 'side by side', address: twoPagesOnDesk, as: 'reviewer' },
  { route: 'desk/people', address: '/desk/people', as: 'administrator' },
  { route: 'desk/people/:id', address: personOnDesk, as: 'administrator' },
  { route: 'desk/settings', address: '/desk/settings', as: 'administrator' },
  { route: 'desk/texts', address: '/desk/texts?search=mail', as: 'administrator' },
  { route: 'desk/texts/:text', address: '/desk/texts/shell%3Aproduct.name', as: 'administrator' },
  { route: 'desk/health', address: '/desk/health', as: 'administrator' },
  { route: 'desk/audit', address: '/desk/audit', as: 'administrator' },
  { route: 'desk/audit/:id', address: entryOnDesk, as: 'administrator' },
  { route: 'desk/corrections', address: '/desk/corrections?state=all', as: 'reviewer' },
  { route: 'desk/corrections/:id', address: correctionOnDesk, as: 'reviewer' },
  { route: 'desk/reports', address: '/desk/reports?state=all', as: 'reviewer' },
  { route: 'desk/reports/:id', address: reportOnDesk, as: 'reviewer' },
  { route: 'desk/contact', address: '/desk/contact', as: 'reviewer' },
  { route: 'desk/newsletter', address: '/desk/newsletter', as: 'editor' },
  { route: 'desk/contact/:id', address: messageOnDesk, as: 'reviewer' },
];

/** A public startup as the desk keeps it. */
function recordInDirectory(query: string) {
  return async (_site: Site, page: Looker) => {
    const [row] = await ofDesk<{ id: string }>(
      page,
      'directory/?state=public&category=startup&ordering=name',
    );
    return `/desk/directory/${row!.id}${query}`;
  };
}

/** A program as the desk keeps it. */
function programOnDesk(part: string) {
  return async (site: Site) => `/desk/content/program/${(await site.program()).id}${part}`;
}

/** A program as whoever has a link to its preview sees it. */
async function sharedPreview(site: Site, page: Looker): Promise<string> {
  const { id } = await site.program();
  const made = await page.request.post(`/desk-api/v1/collections/program/${id}/preview-link/`);
  return new URL(((await made.json()) as { url: string }).url).pathname;
}

/** The claim that has waited longest for the desk. */
async function claimOnDesk(_site: Site, page: Looker): Promise<string> {
  const answer = await page.request.get('/desk-api/v1/claims/', { params: { state: 'all' } });
  const { data } = (await answer.json()) as { data: { id: string }[] };
  if (!data[0]) throw new Error('Nobody claims a page');
  return `/desk/claims/${data[0].id}`;
}

/** The message that has waited longest in the contact inbox. */
async function messageOnDesk(_site: Site, page: Looker): Promise<string> {
  const answer = await page.request.get('/desk-api/v1/contact-messages/', { params: { status: 'all' } });
  const { data } = (await answer.json()) as { data: { id: string }[] };
  if (!data[0]) throw new Error('Nobody wrote through the contact form');
  return `/desk/contact/${data[0].id}`;
}

/** A correction of the demo data. */
async function correctionOnDesk(_site: Site, page: Looker): Promise<string> {
  return `/desk/corrections/${(await ofDesk<{ id: string }>(page, 'corrections/?state=all'))[0]!.id}`;
}

/** A report of the demo data. */
async function reportOnDesk(_site: Site, page: Looker): Promise<string> {
  const answer = await page.request.get('/desk-api/v1/reports/?state=all');
  const { data } = (await answer.json()) as { data: { id: string }[] };
  if (!data[0]) throw new Error('Nobody reported anything');
  return `/desk/reports/${data[0].id}`;
}

/** The request that has waited longest for the desk. */
async function requestOnDesk(_site: Site, page: Looker): Promise<string> {
  const answer = await page.request.get('/desk-api/v1/submissions/');
  const { data } = (await answer.json()) as { data: { id: string }[] };
  if (!data[0]) throw new Error('Nothing waits on the desk');
  return `/desk/review/${data[0].id}`;
}

/** The first entries of a list of the desk, as whoever looks at it may read them. */
async function ofDesk<T>(page: Looker, path: string): Promise<T[]> {
  const answer = await page.request.get(`/desk-api/v1/${path}`);
  const { data } = (await answer.json()) as { data: T[] };
  if (!data[0]) throw new Error(`Nothing at ${path}`);
  return data;
}

async function personOnDesk(_site: Site, page: Looker): Promise<string> {
  return `/desk/people/${(await ofDesk<{ id: string }>(page, 'people/?role=reviewer'))[0]!.id}`;
}

/** The newest sign-in: what others do at the same time leaves entries of every length. */
async function entryOnDesk(_site: Site, page: Looker): Promise<string> {
  return `/desk/audit/${(await ofDesk<{ id: string }>(page, 'audit/?entity=person&verb=sign-in'))[0]!.id}`;
}

/** Two pages of one kind side by side. */
async function twoPagesOnDesk(_site: Site, page: Looker): Promise<string> {
  const [into, from] = await ofDesk<{ id: string }>(page, 'merges/pages/?search=a&kind=startup');
  return `/desk/merge?into=${into!.id}&from=${from!.id}`;
}

/** What waits, to be decided together. */
async function waitingOnDesk(page: Looker) {
  const rows = await ofDesk<{ id: string; version: number }>(page, 'submissions/?per_page=5');
  return rows.map(({ id, version }) => ({ id, version }));
}

async function bulkOnDesk(_site: Site, page: Looker): Promise<string> {
  const items = await waitingOnDesk(page);
  return `/desk/bulk?verb=reject${items.map(({ id, version }) => `&item=${id}.${version}`).join('')}`;
}

/** A decision on many requests that was ordered and taken back: nothing comes of it. */
/** A list that was brought in, looked through and left so: what is new, what is wrong and what may be there already. */
async function importChecked(_site: Site, page: Looker): Promise<string> {
  const lines = [
    'name,kind,province_code',
    'Looked through,startup,Kampot',
    'Astray,startup,Atlantis',
    'Srov Ledger,startup,Kampot',
  ];
  const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  const sent = await page.request.post('/desk-api/v1/directory-imports/', { multipart: { file } });
  const { id } = (await sent.json()) as { id: string };
  const stands = async (state: string) => {
    for (let tries = 0; tries < 100; tries += 1) {
      const one = (await (await page.request.get(`/desk-api/v1/directory-imports/${id}/`)).json()) as {
        state: string;
      };
      if (one.state === state) return;
      await new Promise((later) => setTimeout(later, 100));
    }
    throw new Error(`The import does not become ${state}`);
  };
  await stands('matching');
  await page.request.post(`/desk-api/v1/directory-imports/${id}/match/`, {
    data: { columns: ['name', 'kind', 'province_code'] },
  });
  await stands('checked');
  return `/desk/directory/import/${id}`;
}

async function bulkOrdered(_site: Site, page: Looker): Promise<string> {
  const ordered = await page.request.post('/desk-api/v1/bulk-decisions/', {
    data: { verb: 'approve', items: await waitingOnDesk(page) },
  });
  const { id } = (await ordered.json()) as { id: string };
  await page.request.post(`/desk-api/v1/bulk-decisions/${id}/cancel/`);
  return `/desk/bulk/${id}`;
}
