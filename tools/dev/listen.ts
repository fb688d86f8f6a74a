import { once } from 'node:events';
import type { Server } from 'node:http';

/** Takes the address of the development server, or ends the process with a sentence that says what to do. */
export async function listen(http: Server, { HOST, PORT }: { HOST: string; PORT: number }): Promise<void> {
  try {
    http.listen(PORT, HOST);
    await once(http, 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    console.error(code === 'EADDRINUSE' ? taken(HOST, PORT) : message);
    process.exit(1);
  }
}

const taken = (host: string, port: number) =>
  `Port ${port} of ${host} is taken: another development server runs, or another program has it (the identity simulator takes the port after the server's). End that one, or start beside it: PORT=${port + 100} DATA_DIR=data-2 npm run dev`;
