import { gzipSync } from 'node:zlib';
import type { APIRequestContext, Page, Request } from '@playwright/test';

/** What the first visit of a page costs a browser. Sizes in bytes as sent with gzip, whatever this browser asked for. */
export interface Load {
  html: number;
  js: number;
  css: number;
  fonts: number;
  images: number;
  requests: number;
  /** Biggest picture. */
  image: number;
}

type Kind = 'js' | 'css' | 'fonts' | 'images';
const KINDS: Record<string, Kind> = { script: 'js', stylesheet: 'css', font: 'fonts', image: 'images' };

const gzipped = new Map<string, number>();

/** A first visit that is counted. */
export interface FirstVisit {
  /** Of the answer. */
  status: number;
  /** Counts what has come, once nothing more does. */
  load(): Promise<Load>;
}

/**
 * Opens an address as a first visitor does, goes down to its end and back, and counts what comes. The line should say that
 * it saves data, so that no other page is fetched early: only what this page itself needs is counted.
 */
export async function visitFirst(
  page: Page,
  request: APIRequestContext,
  address: string,
): Promise<FirstVisit> {
  const fetched = new Map<string, Kind>();
  let requests = 0;
  const count = (one: Request) => {
    requests += 1;
    const kind = KINDS[one.resourceType()] ?? (one.url().endsWith('.js') ? 'js' : undefined);
    if (kind && one.url().startsWith('http')) fetched.set(one.url(), kind);
  };
  page.on('requestfinished', count);
  const answer = await page.goto(address);
  const html = gzipSync((await answer?.body()) ?? '').length;
  await page.evaluate(scrollThrough);
  return {
    status: answer?.status() ?? 0,
    async load() {
      await page.waitForLoadState('networkidle');
      page.off('requestfinished', count);
      const load: Load = { html, js: 0, css: 0, fonts: 0, images: 0, requests, image: 0 };
      for (const [url, kind] of fetched) {
        const bytes = await sizeOf(request, url);
        load[kind] += bytes;
        if (kind === 'images') load.image = Math.max(load.image, bytes);
      }
      return load;
    },
  };
}

/** Bytes of a file as sent to a browser that knows gzip only. Its address names its content: asked for once. */
async function sizeOf(request: APIRequestContext, url: string): Promise<number> {
  const known = gzipped.get(url);
  if (known !== undefined) return known;
  const answer = await request.get(url, { headers: { 'accept-encoding': 'gzip' } });
  const length = Number(answer.headers()['content-length'] ?? (await answer.body()).length);
  gzipped.set(url, length);
  return length;
}

/** Goes down the page and back to its top, so that what is loaded late is loaded. */
async function scrollThrough(): Promise<void> {
  const next = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
    window.scrollTo({ top: y, behavior: 'instant' });
    await next();
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  await next();
}

/** How much of the page moved by itself while it came and while one scrolled down (Cumulative Layout Shift). */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        // Windows of the metric: shifts within 5 s and less than 1 s apart belong together; the worst window counts.
        const observer = new PerformanceObserver((list) => {
          let worst = 0;
          let sum = 0;
          let first = 0;
          let last = Number.NEGATIVE_INFINITY;
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[]) {
            if (entry.hadRecentInput) continue;
            if (entry.startTime - last > 1000 || entry.startTime - first > 5000) {
              sum = 0;
              first = entry.startTime;
            }
            last = entry.startTime;
            sum += entry.value;
            worst = Math.max(worst, sum);
          }
          done(worst);
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Without a shift the observer never calls.
        setTimeout(() => done(0), 300);
      }),
  );
}
