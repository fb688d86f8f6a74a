export type ToastTone = 'ok' | 'error' | 'info';

export interface ToastMessage {
  text: string;
  tone?: ToastTone;
  lang?: string;
  /** The one thing that can be done about it. */
  action?: { text: string; run: () => void };
  /** Until it is closed or taken away. */
  stays?: boolean;
}

export interface ActiveToast extends ToastMessage {
  id: number;
}

/** At most so many at once; older ones give way. */
const MOST = 3;
const NONE: readonly ActiveToast[] = [];

let toasts: readonly ActiveToast[] = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly ActiveToast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a short message at the bottom of the window; browser only. Returns its id. */
export function showToast(message: ToastMessage): number {
  lastId += 1;
  set([...toasts, { ...message, id: lastId }].slice(-MOST));
  return lastId;
}

/** Takes a message away. */
export function dismissToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToasts = (): readonly ActiveToast[] => toasts;
export const noToasts = (): readonly ActiveToast[] => NONE;
