import { makeSecret } from '../made-secret.ts';
import type { LoneCommand } from './command.ts';

/** `phum secret`: prints what production takes for SESSION_SECRET, KEY_RING and METRICS_TOKEN, and nothing else. */
export const secretCommands: readonly LoneCommand[] = [
  {
    name: 'secret',
    takes: [],
    reads: true,
    async alone() {
      const secret = makeSecret();
      return { says: 'operator:help.secret', bare: secret, data: { secret } };
    },
  },
];
