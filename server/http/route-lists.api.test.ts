import { describe, expect, it } from 'vitest';
import { FILES_HEADER, MEMBERS_FILES } from '#shared/files-audience.ts';
import { PAGES_BUILT, setUpSite } from '#tests/setup/set-up-app.ts';

/** The list of routes that a page names, of which there is one for each cut of the build. */
const listIn = (html: string) => /\/assets\/manifest-\w+\.js/.exec(html)?.[0];

describe.runIf(PAGES_BUILT)('files of visitors and of members', () => {
  const test = setUpSite({ masterLists: true });
  const listAt = async (headers: Record<string, string>) =>
    listIn((await test.site.inject({ url: '/about', headers })).body);

  it('a member’s page names other files than a visitor’s, and all of them are there', async () => {
    const { headers } = await test.signIn();
    const [visitors, members] = [await listAt({}), await listAt(headers)];
    expect(visitors).toBeTruthy();
    expect(members).toBeTruthy();
    expect(members).not.toBe(visitors);
    const page = (await test.site.inject({ url: '/user/profile', headers })).body;
    const files = [...page.matchAll(/"(\/assets\/[^"#]+\.(?:js|css))#?"/g)].map(([, file]) => file!);
    expect(files.length).toBeGreaterThan(8);
    for (const file of files) expect((await test.site.inject({ url: file })).statusCode, file).toBe(200);
  });

  it('a visitor’s page that a member’s device keeps names the files which that has, and is kept apart', async () => {
    const { headers } = await test.signIn();
    const members = await listAt(headers);
    for (let twice = 0; twice < 2; twice++) {
      expect(await listAt({ [FILES_HEADER]: MEMBERS_FILES })).toBe(members);
      expect(await listAt({})).not.toBe(members);
    }
    const copy = await test.site.inject({ url: '/about', headers: { [FILES_HEADER]: MEMBERS_FILES } });
    expect(copy.headers['cache-control']).toContain('public');
    expect(copy.headers.vary).toContain(FILES_HEADER);
  });
});
