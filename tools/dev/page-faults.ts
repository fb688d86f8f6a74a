import { SourceMap, type SourceMapPayload } from 'node:module';
import type { ViteDevServer } from 'vite';
import { type Fault, withHint } from './fault.ts';

/** A place as browsers write it into a stack: an address of ours, line and column of what was sent. */
const PLACE = /https?:\/\/[^/\s)]+(\/[^\s)]*?):(\d+):(\d+)/g;

interface Sent {
  file: string | null;
  map: SourceMapPayload | null;
}

/** A stack of a browser by the lines of the sources; `sentAt` says what was sent at an address. */
export async function bySources(
  stack: string,
  sentAt: (url: string) => Promise<Sent | undefined>,
): Promise<string> {
  const places = [...stack.matchAll(PLACE)];
  const known = await Promise.all(
    places.map(async ([whole, url, line, column]) => {
      const { file, map } = (await sentAt(url!)) ?? {};
      if (!file) return whole;
      const entry = map && new SourceMap(map).findEntry(Number(line) - 1, Number(column) - 1);
      if (!entry || !('originalLine' in entry)) return `${file}:${line}:${column}`;
      return `${file}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
    }),
  );
  let at = 0;
  return stack.replace(PLACE, () => known[at++]!);
}

/** Shows what goes wrong in a browser above its page, by the lines of the sources (web/lib/tell-page-faults.ts). */
export function showPageFaults(vite: ViteDevServer): void {
  const { moduleGraph } = vite.environments.client!;
  const sentAt = async (url: string): Promise<Sent | undefined> => {
    const sent = await moduleGraph.getModuleByUrl(url);
    const map = sent?.transformResult?.map;
    return sent && { file: sent.file, map: map && 'mappings' in map ? (map as SourceMapPayload) : null };
  };
  vite.ws.on('phum:fault', async ({ message, stack }: Fault, page) => {
    // Browsers begin a stack with the message, which the overlay shows by itself.
    const lines = (await bySources(stack, sentAt)).split('\n').filter((line) => /^\s*at |@/.test(line));
    page.send({ type: 'error', err: withHint({ message, stack: lines.join('\n') }) });
  });
}
