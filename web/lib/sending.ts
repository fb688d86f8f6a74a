import { createStore } from './store.ts';

/** A large file that is under way in parts (send-parts.ts), and what its sender may do with it. */
export interface Sending {
  /** `waits`: the line is gone; it goes on by itself. */
  state: 'moves' | 'paused' | 'waits';
  pause(): void;
  goOn(): void;
  cancel(): void;
}

export const sending = createStore<Sending | null>(null);
