/** What this worker uses of its world; the library of the compiler has either pages or workers, never both. */
interface WorkerScope {
  location: Location;
  skipWaiting(): Promise<void>;
  registration: { update(): Promise<unknown> };
  clients: { get(id: string): Promise<{ postMessage(message: unknown): void } | undefined> };
  addEventListener(kind: 'message', listener: (event: WorkerMessage) => void): void;
}
export interface WorkerMessage {
  data: unknown;
  /** The page that says it. */
  source: { id: string } | null;
  waitUntil(work: Promise<unknown>): void;
}

export const scope = globalThis as unknown as WorkerScope;
