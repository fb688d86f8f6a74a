import type { ReactNode } from 'react';
import { ConnectionSteps } from './connection-steps.tsx';
import { type ConnectionSubject, useConnection } from './use-connection.ts';

export interface ConnectStateProps extends ConnectionSubject {
  /** Until it is known how one stands. */
  fallback: ReactNode;
}

/** How the reader stands to somebody, in words, with what they may do now; a wrong tap is undone in the same place. */
export function ConnectState({ fallback, ...subject }: ConnectStateProps) {
  const { connection, send } = useConnection(subject);
  return connection ? <ConnectionSteps connection={connection} name={subject.name} send={send} /> : fallback;
}
