import type { AddressInfo } from 'node:net';
import { createServer, connect as dial, type Socket } from 'node:net';

/** A line to a site that counts what comes over it, whoever asks: the page or its service worker. */
export interface CountingLine {
  origin: string;
  /** Bytes that came from the site until now, headers too. */
  bytes(): number;
  close(): void;
}

export async function countingLine(origin: string): Promise<CountingLine> {
  const { hostname, port } = new URL(origin);
  const sockets = new Set<Socket>();
  let bytes = 0;
  const server = createServer((browser) => {
    const site = dial(Number(port), hostname);
    for (const end of [browser, site]) {
      sockets.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        sockets.delete(end);
        browser.destroy();
        site.destroy();
      });
    }
    site.on('data', (chunk) => {
      bytes += chunk.length;
    });
    browser.pipe(site).pipe(browser);
  });
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    bytes: () => bytes,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
