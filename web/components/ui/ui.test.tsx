import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { parseVideo, type Video } from '#shared/rules/video.ts';
import { AppLink } from './app-link.tsx';
import { Badge } from './badge.tsx';
import { Button } from './button.tsx';
import { Diff } from './diff.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { pageWindow } from './page-window.ts';
import { Pagination } from './pagination.tsx';
import { RecordCard } from './record-card.tsx';
import { ShareLinks } from './share-links.tsx';
import { Stepper } from './stepper.tsx';
import { Tabs } from './tabs.tsx';
import { STATUS_TONES, Tag } from './tag.tsx';
import { VideoEmbed } from './video-embed.tsx';

const html = (element: ReactElement) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);

describe('pages', () => {
  const texts = { label: 'Pages', previous: 'Previous', next: 'Next', page: (n: number) => `Page ${n}` };
  const pages = (current: number, total: number) =>
    html(<Pagination current={current} total={total} pageTo={(n) => `/x?page=${n}`} texts={texts} />);

  it('show first, last, the current one and its neighbours', () => {
    expect(pageWindow(1, 9)).toEqual([1, 2, 3, 4, 'gap', 9]);
    expect(pageWindow(5, 9)).toEqual([1, 'gap', 4, 5, 6, 'gap', 9]);
    expect(pageWindow(4, 9)).toEqual([1, 2, 3, 4, 5, 'gap', 9]);
    expect(pageWindow(9, 9)).toEqual([1, 'gap', 6, 7, 8, 9]);
    expect(pageWindow(2, 2)).toEqual([1, 2]);
  });

  it('never leave a page out twice or show one that is not there', () => {
    for (let total = 1; total <= 30; total += 1) {
      for (let current = 1; current <= total; current += 1) {
        const shown = pageWindow(current, total).filter((slot) => slot !== 'gap');
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown[0]).toBe(1);
        expect(shown.at(-1)).toBe(total);
        expect(shown).toContain(current);
      }
    }
  });

  it('are links with one current page, and nothing when there is only one', () => {
    expect(pages(1, 1)).toBe('');
    const markup = pages(2, 3);
    expect(markup.match(/aria-current="page"/g)).toHaveLength(1);
    expect(markup).toContain('href="/x?page=3"');
    expect(markup).not.toContain('href="/x?page=2"');
    expect(markup).toContain('rel="prev"');
    expect(pages(1, 3)).not.toContain('rel="prev"');
    expect(pages(3, 3)).not.toContain('rel="next"');
  });
});

describe('tabs', () => {
  it('are named links of which one is current', () => {
    const items = [
      { to: '/a', text: 'All', count: '5', current: true },
      { to: '/b', text: 'Returned' },
    ];
    const markup = html(<Tabs label="Status" items={items} />);
    expect(markup).toMatch(/^<nav class="tabs" aria-label="Status"/);
    expect(markup.match(/aria-current="page"/g)).toHaveLength(1);
    expect(markup).toContain('href="/b"');
    expect(markup).not.toContain('role="tab"');
  });
});

describe('status', () => {
  it('has words, and a shape of its own for each outcome, so that it is distinguished without colour', () => {
    const drawn = ['reviewing', 'approved', 'returned', 'rejected', 'archived'].map((status) =>
      html(<Tag tone={STATUS_TONES[status]}>x</Tag>),
    );
    expect(new Set(drawn).size).toBe(5);
    expect(html(<Tag tone="warn">Returned</Tag>)).toBe('<span class="tag tag-warn">Returned</span>');
  });
});

describe('badge', () => {
  it('shows only above 0 and cuts at 99 with the full number read out (9.036, 2.101)', () => {
    expect(html(<Badge count={0} />)).toBe('');
    expect(html(<Badge count={99} />)).toContain('99');
    const many = html(<Badge count={128} />);
    expect(many).toContain('99+');
    expect(many).toContain('<span class="sr-only">128</span>');
  });
});

describe('button', () => {
  it('keeps its words and says it is busy while a request runs', () => {
    const markup = html(<Button loading>Send</Button>);
    expect(markup).toContain('aria-busy="true"');
    expect(markup).toContain('Send');
    expect(markup).toContain('type="button"');
  });

  it('says why it cannot be used', () => {
    const markup = html(<Button disabledReason="Fix three fields first.">Send</Button>);
    const described = /aria-describedby="([^"]+)"/.exec(markup)?.[1];
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).toContain(`id="${described}"`);
    expect(markup).toContain('Fix three fields first.');
  });
});

describe('error summary', () => {
  it('takes the focus, and is an alert only where it does not, with a link to each field', () => {
    const problems = [{ id: 'field-phone', text: 'Phone: Invalid phone number.' }];
    const markup = html(<ErrorSummary title="There is a problem" problems={problems} />);
    const labelled = /aria-labelledby="([^"]+)"/.exec(markup)?.[1];
    expect(markup).not.toContain('role=');
    expect(html(<ErrorSummary title="T" problems={problems} takeFocus={false} />)).toContain('role="alert"');
    expect(markup).toContain('tabindex="-1"');
    expect(markup).toContain(`<h2 id="${labelled}"`);
    expect(markup).toContain('href="#field-phone"');
    expect(html(<ErrorSummary title="None" problems={[]} />)).toBe('');
  });
});

describe('stepper', () => {
  it('marks the step one is on and links the steps that are done', () => {
    const steps = [
      { name: 'Basic', state: 'done', to: '/basic' },
      { name: 'Additional', state: 'now' },
      { name: 'Verify', state: 'next', to: '/verify' },
    ] as const;
    const markup = html(<Stepper label="Steps" doneText="done" steps={steps} />);
    expect(markup).toContain('href="/basic"');
    expect(markup).not.toContain('href="/verify"');
    expect(markup).toMatch(/aria-current="step"[^>]*><span>Additional/);
    expect(markup).toContain('(done)');
  });
});

describe('links', () => {
  it('follow paths of the site and leave the rest to the browser', () => {
    expect(html(<AppLink to="/about">A</AppLink>)).toContain('data-discover');
    for (const to of ['https://phum.example', '//phum.example', 'mailto:a@b.example', '#field']) {
      expect(html(<AppLink to={to}>A</AppLink>)).toBe(`<a href="${to}">A</a>`);
    }
    expect(
      html(
        <AppLink to="/feed" download="">
          A
        </AppLink>,
      ),
    ).not.toContain('data-discover');
    expect(html(<AppLink to="https://x.example" target="_blank" />)).toContain('rel="noopener"');
  });
});

describe('card', () => {
  it('is one link with the other name in its own language', () => {
    const card = { id: '1', category: 'startup', to: '/s/1', name: 'Srov Ledger', initials: 'SL' } as const;
    const markup = html(<RecordCard {...card} altName="បញ្ជីស្រូវ" altLang="km" />);
    expect(markup.match(/<a /g)).toHaveLength(1);
    expect(markup).toContain('<p class="card-alt" lang="km">បញ្ជីស្រូវ</p>');
    expect(markup).toContain('<span class="plate" aria-hidden="true">SL</span>');
  });
});

describe('sharing', () => {
  it('offers the five ways as plain links with the address escaped (3.047, 9.035)', () => {
    const texts = { label: 'Share', newWindow: 'new window', copy: 'Copy link', copied: 'Copied' };
    const markup = html(<ShareLinks url="https://phum.example/a?b=1&c=ក" title="A & B" texts={texts} />);
    expect(markup.match(/<li>/g)).toHaveLength(5);
    for (const host of ['linkedin.com', 'facebook.com', 'x.com', 't.me/share/url'])
      expect(markup).toContain(host);
    expect(markup).toContain('url=https%3A%2F%2Fphum.example%2Fa%3Fb%3D1%26c%3D%E1%9E%80');
    expect(markup).not.toContain('<script');
  });
});

describe('video', () => {
  const props = {
    title: 'Video',
    seed: '1',
    category: 'startup',
    texts: { play: 'Play', note: (p: string) => p },
  } as const;

  it('asks nobody before the click (5.030)', async () => {
    const video = parseVideo('https://youtu.be/dQw4w9WgXcQ') as Video;
    const { prelude } = await prerenderToNodeStream(
      <MemoryRouter>
        <VideoEmbed {...props} video={video} />
      </MemoryRouter>,
    );
    const markup = await text(prelude);
    expect(markup).not.toContain('<iframe');
    expect(markup).not.toContain('<img');
    expect(markup).toContain('YouTube');
  });
});

describe('diff', () => {
  it('says in words which is old and which is new', () => {
    const markup = html(<Diff was="A" now="B" texts={{ was: 'Was', now: 'Now' }} lang="km" />);
    expect(markup).toMatch(
      /<del>.*Was.*<span lang="km">A<\/span><\/del><ins>.*Now.*<span lang="km">B<\/span>/,
    );
    expect(html(<Diff was={null} now="B" texts={{ was: 'Was', now: 'Now' }} />)).not.toContain('<del');
  });
});
