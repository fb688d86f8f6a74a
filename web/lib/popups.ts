import type { ProblemBody } from './api-context.ts';
import { createStore } from './store.ts';

export interface Question {
  /** "Are you sure?" unless given. */
  title?: string;
  /** "You won't be able to revert this!" unless given. */
  text?: string;
  confirm?: string;
  cancel?: string;
  /** Deletes something: the confirming button is red. */
  danger?: boolean;
  /** Loses nothing: a calm icon in place of the warning. */
  calm?: boolean;
}

export type Popup =
  | { kind: 'error'; message: string; status: number }
  | { kind: 'success' }
  | { kind: 'question'; question: Question; answer: (yes: boolean) => void }
  | { kind: 'wait' };

/** The popup over the page, one at a time; drawn by `web/features/shell/popup-host.tsx`. */
export const popups = createStore<Popup | null>(null);

/** "Error" with the server's message, else the status; stays until it is closed. */
export function showError(problem: Pick<ProblemBody, 'message' | 'status'>): void {
  popups.set({ kind: 'error', message: problem.message, status: problem.status });
}

/** "Success" for a second. What was done is said once, by the line that stays on the page and is announced. */
export function showSuccess(): void {
  popups.set({ kind: 'success' });
}

/** Asks first; true when the person agrees. */
export function ask(question: Question = {}): Promise<boolean> {
  return new Promise((resolve) => {
    popups.set({
      kind: 'question',
      question,
      answer: (yes) => {
        popups.set(null);
        resolve(yes);
      },
    });
  });
}

/** "Please Wait !" until the returned function is called. */
export function showWait(): () => void {
  const popup: Popup = { kind: 'wait' };
  popups.set(popup);
  return () => {
    if (popups.get() === popup) popups.set(null);
  };
}

export function closePopup(): void {
  const popup = popups.get();
  if (popup?.kind === 'question') popup.answer(false);
  else popups.set(null);
}
