import { seedMasterLists } from '#tests/factories/stakeholder.ts';
import { startTestApp } from '#tests/setup/test-app.ts';

/** A site with master data, and what a visitor of its library asks it. */
export async function startLibrary() {
  const test = await startTestApp({ env: { PUBLIC_URL: 'https://phum.example' } });
  await seedMasterLists(test.services);
  const ask = (url: string, headers: Record<string, string> = {}) => test.call({ headers }, 'GET', url);
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const response = await ask(url, headers);
    return { status: response.statusCode, body: response.json() };
  };
  const list = async (query = '', headers: Record<string, string> = {}) =>
    (await get(`/public/api/v1/resource/?${query}`, headers)).body;
  return { test, ask, get, list };
}

export type Library = Awaited<ReturnType<typeof startLibrary>>;

export const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);
/** A word that only the records of one test have. */
export const only = () => `W${crypto.randomUUID().slice(0, 8)}`;
