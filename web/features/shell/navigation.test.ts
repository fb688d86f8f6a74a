import { describe, expect, it } from 'vitest';
import { translatorFor } from '#shared/i18n/catalog.ts';
import { isGroup, mainNavigation, type NavGroup } from './navigation.ts';
import type { ShellContent } from './shell-data.ts';

const content: ShellContent = {
  status: 200,
  coordinators: [],
  resource_pages: [
    { slug: 'blog', name: 'Posts', name_kh: 'អត្ថបទ', kind: 'blog' },
    { slug: 'guides', name: 'Guides', name_kh: '', kind: 'blog' },
  ],
  stakeholder_types: [{ slug: 'media', name: 'Media', name_kh: 'ប្រព័ន្ធផ្សព្វផ្សាយ', count: 1200 }],
  site: {
    notice: '',
    notice_kh: '',
    newsletter: false,
    brand_css: '',
    look: '',
    theme_color: '#0b0b0c',
    email: 'hello@phum.example',
    privacy_email: 'privacy@phum.example',
    phone: '+85523000100',
    address: 'Ministry building',
    address_kh: 'អគារក្រសួង',
    social: [],
  },
  counts: { all: 5, startup: 1248, mentor: 1, investor: 1, eso: 1, other: 1 },
};
const en = (path = '/', shell: ShellContent | null = content) =>
  mainNavigation(translatorFor('en'), shell, path);
const km = (path = '/') => mainNavigation(translatorFor('km'), content, path);
const group = (entries: ReturnType<typeof en>, id: NavGroup['id']) =>
  entries.filter(isGroup).find((entry) => entry.id === id)!;

describe('the main navigation', () => {
  it('has its order (2.081)', () => {
    expect(en().map(({ text }) => text)).toEqual([
      'About',
      'Program sharing',
      'Programs',
      'Events',
      'Resource',
      'Ecosystem',
    ]);
  });

  it('has one link for each resource page (2.082)', () => {
    expect(group(en(), 'resource').items.map(({ text, to }) => [text, to])).toEqual([
      ['Posts', '/resource/category/blog'],
      ['Guides', '/resource/category/guides'],
    ]);
  });

  it('leads to the overview, all categories, figures and open data, and marks the one that is open', () => {
    const more = (path: string) => group(en(path), 'ecosystem').more;
    expect(more('/').map(({ to }) => to)).toEqual([
      '/ecosystem',
      '/ecosystem/discover/category',
      '/insights/startup',
      '/open-data',
    ]);
    const marked = (path: string) => more(path).flatMap(({ to, current }) => (current ? [to] : []));
    expect(marked('/ecosystem')).toEqual(['/ecosystem']);
    expect(marked('/ecosystem/discover/category/startup')).toEqual([]);
    expect(marked('/insights/mentor')).toEqual(['/insights/startup']);
  });

  it('has startup, mentor, investor, ESO, then the other types (2.083, 2.085)', () => {
    const ecosystem = group(en(), 'ecosystem');
    expect(ecosystem.items.map(({ to }) => to)).toEqual(
      ['startup', 'mentor', 'investor', 'eso'].map((slug) => `/ecosystem/discover/category/${slug}`),
    );
    expect(ecosystem.items[0]?.count).toBe('1,248');
    expect(ecosystem.nested?.items).toMatchObject([
      { text: 'Media', to: '/ecosystem/discover/category/media', count: '1,200' },
    ]);
  });

  it("names types and pages in the reader's language, and marks what is not (2.084)", () => {
    expect(group(km(), 'ecosystem').nested?.items[0]?.text).toBe('ប្រព័ន្ធផ្សព្វផ្សាយ');
    const [posts, guides] = group(km(), 'resource').items;
    expect(posts).not.toHaveProperty('lang');
    expect(guides).toMatchObject({ text: 'Guides', lang: 'en' });
  });

  it('stands on the fixed slugs when its content cannot be read (2.086)', () => {
    const slugs = group(en('/', null), 'ecosystem').nested?.items.map(({ to }) => to.split('/').at(-1));
    expect(slugs).toEqual([
      'academic-institution',
      'co-working-space',
      'community-and-association',
      'corporate',
      'development-partner',
      'government-institution',
      'incubator-and-accelerator',
      'service-provider',
      'media',
    ]);
    expect(group(en('/', null), 'resource').items.map(({ to }) => to)).toEqual([
      '/resource/category/blog',
      '/resource/category/file',
    ]);
  });

  it.each([
    ['/program', ['Programs']],
    ['/program/abc', ['Programs']],
    ['/program-sharing', ['Program sharing']],
    ['/resource/file/abc', ['Resource']],
    ['/ecosystem/get-listed', ['Ecosystem']],
    ['/', []],
  ])('marks the page one is on: %s', (path, current) => {
    expect(
      en(path)
        .filter((entry) => entry.current)
        .map(({ text }) => text),
    ).toEqual(current);
  });
});
