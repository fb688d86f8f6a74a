import { createServer, type Server, type Socket } from 'node:net';

/** A mail server that keeps what it is given, head and body as they were sent. */
export interface MailServer {
  url: string;
  messages: string[];
  /** `refuse` makes it answer every message with a temporary failure that names its reader, as mail servers do; `beforeYes` happens between taking one and saying so. */
  state: { refuse: boolean; beforeYes?: () => Promise<unknown> };
  stop(): void;
}

/** Starts one on a free port of this machine. */
export async function startMailServer(): Promise<MailServer> {
  const messages: string[] = [];
  const state: MailServer['state'] = { refuse: false };
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)));
    let data = false;
    let text = '';
    let reader = '';
    socket.write('220 test\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      text += chunk.toString('utf8');
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        if (data) {
          const stop = text.indexOf('\r\n.\r\n');
          if (stop < 0) return;
          messages.push(text.slice(0, stop));
          text = text.slice(stop + 5);
          data = false;
          void Promise.resolve(state.beforeYes?.()).then(() => socket.write('250 kept\r\n'));
          continue;
        }
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        if (/^RCPT/i.test(line)) reader = line.slice('RCPT TO:'.length);
        if (/^DATA/i.test(line)) {
          data = !state.refuse;
          socket.write(state.refuse ? `451 ${reader} later\r\n` : '354 go on\r\n');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    state,
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
