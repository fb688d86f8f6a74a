import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { catalog } from '#shared/i18n/catalog.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { ShellData, Viewer } from '#web/features/shell/shell-data.ts';
import { bareProblem } from '#web/lib/read-problem.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { ErrorPage } from './error-page.tsx';
import { Frame } from './frame.tsx';
import { LastResort, PlainErrorPage } from './last-resort.tsx';
import ProfileMenu from './profile-menu.tsx';

const viewer: Viewer = {
  id: '0',
  uuid: '0',
  first_name: 'Sreypov',
  last_name: 'Mean',
  first_name_kh: 'ស្រីពៅ',
  last_name_kh: 'មាន',
  email: 'sreypov@slek.example',
  photo: '/images/default-user.svg',
  language: 'en',
  desk_roles: [],
};

const shell = (more: Partial<ShellData> = {}): ShellData => ({
  language: 'en',
  viewer: null,
  session_ended: false,
  content: {
    status: 200,
    coordinators: [
      {
        id: '1',
        uuid: '1',
        name: 'Enterprise Growth Office',
        name_kh: 'ការិយាល័យ',
        logo: '',
        mark: 'sprout',
        url: '',
        role: 'coordinator',
      },
    ],
    resource_pages: [],
    stakeholder_types: [],
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
      address: 'Ministry building, Phnom Penh',
      address_kh: 'អគារក្រសួង',
      social: [
        { network: 'facebook', url: 'https://www.facebook.com/phum.example' },
        { network: 'telegram', url: 'https://t.me/phum_example' },
        { network: 'linkedin', url: 'https://www.linkedin.com/company/phum-example' },
        { network: 'youtube', url: 'https://www.youtube.com/@phum-example' },
      ],
    },
    counts: { all: 0, startup: 0, mentor: 0, investor: 0, eso: 0, other: 0 },
  },
  sign_in: { identity: true, registration: true },
  public_url: 'https://phum.example',
  demo: false,
  year: '2026',
  ...more,
});

interface PageOptions {
  path?: string;
  language?: Language;
}

function page(element: React.ReactNode, { path = '/', language = 'en' }: PageOptions = {}) {
  const show = () => element;
  const Stub = createRoutesStub([{ path: '*', Component: show }]);
  return (
    <TextsProvider language={language} texts={catalog[language]}>
      <Stub initialEntries={[path]} />
    </TextsProvider>
  );
}
const render = (element: React.ReactNode, options?: PageOptions) =>
  renderToStaticMarkup(page(element, options));
const frame = (data: ShellData, options?: PageOptions) => render(<Frame shell={data}>page</Frame>, options);

// Server-drawn parts are waited for once; from then on they are drawn at once.
const missing = <ErrorPage problem={bareProblem(404)} signInHref="/" />;
await prerenderToNodeStream(page(<Frame shell={shell()}>{missing}</Frame>));

/** Addresses of all links inside the element that a pattern finds. */
const linksIn = (html: string, part: RegExp) =>
  [...(part.exec(html)?.[0] ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

describe('the bar', () => {
  it.each([
    ['2.087', 'search', '/ecosystem/discover'],
    ['2.088', 'the other language', '/event?page=2&amp;lang=km'],
    ['2.090', 'sign-in and sign-up', '/event?page=2&amp;action=login'],
  ])('%s: has %s as a link that works without a script', (_id, _what, href) => {
    expect(linksIn(frame(shell(), { path: '/event?page=2' }), /<header.*?<\/header>/s)).toContain(href);
  });

  it('says sign-in and sign-up in one button, for visitors alone (6.001)', () => {
    expect(frame(shell())).toContain('Sign in or sign up');
    expect(frame(shell({ viewer }))).not.toContain('Sign in or sign up');
  });

  it('is clear at the top of home and solid on an error there (2.092, 2.093)', () => {
    expect(frame(shell())).toContain('bar-clear');
    expect(
      render(
        <Frame shell={shell()} error>
          {null}
        </Frame>,
      ),
    ).not.toContain('bar-clear');
    expect(frame(shell(), { path: '/ecosystem' })).not.toContain('bar-clear');
  });

  it('marks the page one is on', () => {
    expect(frame(shell(), { path: '/event' })).toMatch(/aria-current="page"[^>]*>Events</);
  });
});

describe('the menu of the signed-in person', () => {
  const menu = (more: Partial<Viewer> = {}, language: Language = 'en') =>
    render(<ProfileMenu viewer={{ ...viewer, ...more }} />, { language });

  it('takes the place of the sign-in button (2.097)', () => {
    expect(frame(shell())).toContain('action=login');
    expect(frame(shell({ viewer }))).not.toContain('action=login');
  });

  it('stands in the bar (2.089)', () => {
    const bar = (data: ShellData) => linksIn(frame(data), /<header.*?<\/header>/s);
    expect(bar(shell({ viewer }))).toContain('/user/profile');
    expect(bar(shell())).not.toContain('/user/profile');
  });

  it("shows the name in the reader's language (2.099)", () => {
    expect(menu()).toContain('Mean Sreypov');
    expect(menu({}, 'km')).toContain('មាន ស្រីពៅ');
  });

  it('shows the e-mail (2.100)', () => {
    expect(menu()).toContain('sreypov@slek.example');
  });

  it('shows the photo, else the initials (2.098)', () => {
    expect(menu({ photo: '/files/1/128' })).toContain('src="/files/1/128"');
    expect(menu()).toContain('>MS<');
  });

  it('shows a picture of nobody where there is neither photo nor name (3.002)', () => {
    const nameless = { first_name: '', last_name: '', first_name_kh: '', last_name_kh: '' };
    expect(menu(nameless)).toContain('src="/images/default-user.svg"');
  });

  it('brings that picture along (9.029)', () => {
    const file = fileURLToPath(new URL('../../../public/images/default-user.svg', import.meta.url));
    expect(readFileSync(file, 'utf8')).toMatch(/^<svg/);
  });

  const counts = (task_count: number) => ({
    total: 7,
    task_count,
    connection_request_count: 0,
    team_invite_request_count: 0,
    claim_count: 0,
    inbox_count: 0,
    inbox_newest_at: null,
  });

  it('has a badge only above 0 (2.101)', () => {
    expect(menu()).not.toContain('class="badge"');
    expect(menu({ counts: counts(0) })).not.toContain('class="badge"');
    expect(menu({ counts: counts(3) })).toContain('class="badge"');
    expect(menu({ counts: counts(3) })).toContain('aria-label="Your account, 3 things wait for you"');
  });

  it('has its links in order, then log out (2.102)', () => {
    const specified = ['bio', 'notification', 'connection', 'startup', 'mentor', 'investor', 'eso'];
    expect(linksIn(menu(), /.*/s)).toEqual([
      '/user/profile',
      ...['inbox', 'save_list', ...specified, 'account'].map((path) => `/user/profile/${path}`),
      '/account/sign-out',
    ]);
  });

  it('leads staff to the desk', () => {
    expect(linksIn(menu({ desk_roles: ['reviewer'] }), /.*/s)).toContain('/desk');
  });
});

describe('the footer', () => {
  const footer = frame(shell());
  const group = (name: string) =>
    linksIn(footer, new RegExp(`<nav aria-labelledby="foot-${name}".*?</nav>`, 's'));

  const discover = ['startup', 'mentor', 'investor'].map((slug) => `/ecosystem/discover/category/${slug}`);
  it.each([
    ['2.105', 'product', ['/program', '/event', '/resource/category/blog', '/resource/category/file']],
    ['2.106', 'ecosystem', ['/ecosystem/discover', ...discover]],
    ['2.107', 'info', ['/about', '/contact', '/terms-of-use', '/privacy-policy']],
  ])('%s: has the links of the group %s (C.5)', (_id, name, links) => {
    expect(group(name)).toEqual(links);
  });

  it('has the address (2.108)', () => {
    expect(footer).toMatch(/<address[^>]*>[^<]*Phnom Penh/);
  });

  it('has social links (2.109)', () => {
    expect(linksIn(footer, /aria-label="Follow us".*?<\/ul>/s)).toHaveLength(4);
  });

  it('has the coordinators (2.110)', () => {
    expect(footer).toContain('Enterprise Growth Office');
  });

  it('has the current year (2.111)', () => {
    expect(footer).toContain('© 2026 Phum');
  });

  it('has the way back to the top (2.112)', () => {
    expect(footer).toMatch(/to-top".*?href="#top"/s);
    // Hidden while the page waits for its scripts: it would lie over what stands below.
    expect(footer).toMatch(/to-top"[^>]* data-at-top=/);
  });

  it('holds the newsletter block, hidden (2.113, B.18)', () => {
    expect(footer).toMatch(/<section class="newsletter"[^>]* hidden=""/);
    expect(footer).toMatch(/<form[^>]*action="\/newsletter"[^>]*method="post"[^>]*>/);
  });

  it('leaves the block to the page that asks for the newsletter itself (2.113, B.18)', () => {
    const offered = shell();
    offered.content!.site.newsletter = true;
    expect(frame(offered, { path: '/event' })).toContain('action="/newsletter"');
    for (const path of ['/newsletter', '/newsletter?sent=1', '/newsletter/link/a'])
      expect(frame(offered, { path })).not.toContain('action="/newsletter"');
  });
});

describe('the error page', () => {
  const page = (status: number, message = '') =>
    render(<ErrorPage problem={{ ...bareProblem(status), message }} signInHref="/?action=login" />);

  it('shows the status large and in words (2.115)', () => {
    expect(page(500)).toContain('Error 500');
    expect(page(500)).toMatch(/error-pattern.*?<svg/s);
    expect(page(500)).toContain('Something went wrong');
  });

  it('says that an unknown page could not be found (8.014)', () => {
    expect(page(404)).toContain('This page could not be found');
  });

  it('of an unknown page leads home (2.116)', () => {
    expect(page(404)).toMatch(/<a[^>]*href="\/"[^>]*>Return to homepage</);
  });

  it("shows the server's own message (8.013)", () => {
    expect(page(409, 'Another hand was faster')).toContain('Another hand was faster');
  });

  it('asks to sign in where that helps (8.003)', () => {
    expect(page(401)).toContain('href="/?action=login"');
    expect(page(404)).not.toContain('action=login');
  });

  it('is not kept by search engines', () => {
    expect(page(404)).toContain('<meta name="robots" content="noindex"/>');
  });

  it('has one behind it for when it fails itself (8.017)', () => {
    expect(render(<LastResort>fine</LastResort>)).toBe('fine');
    expect(render(<PlainErrorPage />)).toContain('An error occurred while showing the error page');
    expect(linksIn(render(<PlainErrorPage />), /.*/s)).toEqual(['/']);
  });
});
