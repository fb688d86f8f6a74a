import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What a line may do to a request: nothing ever comes; it is cut before it arrives; it arrives and its answer is lost;
 * something in between answers for the server; the answer comes in pieces; or its head and half of its body come, and the
 * line is cut there or falls silent.
 */
export const FAULTS = ['hang', 'reset', 'drop', '502', 'slow', 'half', 'half, then silence'] as const;
export type Fault = (typeof FAULTS)[number];

export interface BadLine {
  url: string;
  /** Does this to the next request to an address that begins so, and to no other. */
  breakNext(path: string, fault: Fault): void;
  close(): Promise<void>;
}

const GATEWAY = '<html><h1>502 Bad Gateway</h1></html>';
const PIECE_MS = 30;
const PIECES = 10;

/** A line to a server, as a proxy of our own on this machine; `headers` are those of who uses it. */
export async function startBadLine(
  target: string,
  headers: () => Record<string, string> = () => ({}),
): Promise<BadLine> {
  let broken: { path: string; fault: Fault } | null = null;
  const agent = new Agent({ keepAlive: false });
  const server = createServer((asked, answer) => {
    const fault = broken && asked.url?.startsWith(broken.path) ? broken.fault : null;
    if (fault) broken = null;
    if (fault === 'hang') return;
    if (fault === 'reset') return void asked.socket.destroy();
    if (fault === '502') return void answer.writeHead(502, { 'content-type': 'text/html' }).end(GATEWAY);
    pass(asked, (come) => {
      if (fault === 'half' || fault === 'half, then silence')
        return void sendHalf(come, answer, () => fault === 'half' && asked.socket.destroy());
      if (fault !== 'drop') return void send(come, answer, fault === 'slow');
      // Only when the server has done its work.
      come.resume().on('end', () => asked.socket.destroy());
    });
  });

  function pass(asked: IncomingMessage, then: (come: IncomingMessage) => void) {
    const on = request(
      new URL(asked.url ?? '/', target),
      { method: asked.method, agent, headers: { ...asked.headers, ...headers() } },
      then,
    );
    on.on('error', () => asked.socket.destroy());
    asked.pipe(on);
  }

  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breakNext: (path, fault) => {
      broken = { path, fault };
    },
    async close() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function send(come: IncomingMessage, answer: ServerResponse, slowly: boolean): Promise<void> {
  answer.writeHead(come.statusCode ?? 200, come.headers);
  if (!slowly) return void come.pipe(answer);
  const whole = await bodyOf(come);
  const size = Math.ceil(whole.length / PIECES) || 1;
  for (let at = 0; at < whole.length; at += size) {
    answer.write(whole.subarray(at, at + size));
    await new Promise((done) => setTimeout(done, PIECE_MS));
  }
  answer.end();
}

/** The server has done its work, and says so as far as the line lets it. */
async function sendHalf(come: IncomingMessage, answer: ServerResponse, then: () => void): Promise<void> {
  const whole = await bodyOf(come);
  const { 'transfer-encoding': _, ...headers } = come.headers;
  answer.writeHead(come.statusCode ?? 200, { ...headers, 'content-length': whole.length });
  answer.write(whole.subarray(0, Math.floor(whole.length / 2)), then);
}

async function bodyOf(come: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of come) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
