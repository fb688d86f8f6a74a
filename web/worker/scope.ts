/** What this worker uses of its world; the library of the compiler has either pages or workers, never both. */
interface WorkerScope {
  location: Location;
  navigator: { onLine: boolean };
  skipWaiting(): Promise<void>;
  registration: { active: unknown; update(): Promise<unknown> };
  clients: {
    get(id: string): Promise<Page | undefined>;
    matchAll(): Promise<Page[]>;
  };
  addEventListener(kind: 'message', listener: (event: WorkerMessage) => void): void;
  addEventListener(kind: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
}
interface Page {
  visibilityState: DocumentVisibilityState;
  postMessage(message: unknown): void;
}
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}
export interface WorkerMessage extends WorkerEvent {
  data: unknown;
  /** The page that says it. */
  source: { id: string } | null;
}

export const scope = globalThis as unknown as WorkerScope;

export const siteAddress = (path: string): string => new URL(path, scope.location.origin).href;
