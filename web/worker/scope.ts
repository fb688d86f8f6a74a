/** What this worker uses of its world; the library of the compiler has either pages or workers, never both. */
interface WorkerScope {
  location: Location;
  skipWaiting(): Promise<void>;
  clients: { matchAll(which: { type: 'window' }): Promise<{ postMessage(message: unknown): void }[]> };
  addEventListener(kind: 'message', listener: (event: WorkerMessage) => void): void;
}
export interface WorkerMessage {
  data: unknown;
  waitUntil(work: Promise<unknown>): void;
}

export const scope = globalThis as unknown as WorkerScope;
