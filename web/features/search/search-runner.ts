import { SEARCH_DELAY_MS } from '#shared/constants.ts';
import { noAnswer } from '#web/lib/no-answer.ts';

export type SearchStatus = 'idle' | 'waiting' | 'searching' | 'done' | 'failed';

export interface SearchState<A> {
  status: SearchStatus;
  /** The last answer; it stays while the next one is on its way. */
  answer: A | null;
  /** What `answer` answers, or what failed. */
  term: string;
}

export interface SearchRunner {
  /** The text of the box changed. */
  type(term: string): void;
  /** The input method began (true) or ended (false) to put a letter together; nothing is searched meanwhile. */
  compose(composing: boolean): void;
  /** Searches at once: Enter, a kept search, another try. False when there is nothing new to search. */
  submit(term?: string): boolean;
  stop(): void;
}

interface Wiring<A> {
  /** Null when the answer could not be had. An abort may throw. */
  search: (term: string, signal: AbortSignal) => Promise<A | null>;
  onState: (state: SearchState<A>) => void;
}

/**
 * Decides when to search: 800 ms after typing stops, at once on Enter, never while Khmer is being composed,
 * and only the newest answer counts. A failure is silent: the state says so in its place.
 */
export function createSearchRunner<A>({ search, onState }: Wiring<A>): SearchRunner {
  let state: SearchState<A> = { status: 'idle', answer: null, term: '' };
  let typed = '';
  let composing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | null = null;

  const set = (next: Partial<SearchState<A>>) => {
    state = { ...state, ...next };
    onState(state);
  };
  const cancel = () => {
    clearTimeout(timer);
    running?.abort();
    running = null;
  };
  const wait = () => {
    cancel();
    if (typed === '') return set({ status: 'idle', answer: null, term: '' });
    if (typed === state.term && state.answer !== null) return set({ status: 'done' });
    set({ status: 'waiting' });
    if (!composing) timer = setTimeout(run, SEARCH_DELAY_MS);
  };

  async function run() {
    cancel();
    const own = new AbortController();
    const term = typed;
    running = own;
    set({ status: 'searching' });
    const answer = await search(term, own.signal).catch(noAnswer(own.signal));
    if (own.signal.aborted) return;
    running = null;
    set(answer === null ? { status: 'failed', term } : { status: 'done', answer, term });
  }

  return {
    type(term) {
      const next = term.trim();
      if (next === typed && state.status !== 'failed') return;
      typed = next;
      wait();
    },
    compose(now) {
      composing = now;
      if (now) clearTimeout(timer);
      else if (state.status === 'waiting') wait();
    },
    submit(term = typed) {
      typed = term.trim();
      if (composing || typed === '') return false;
      if (state.status === 'done' && typed === state.term) return false;
      void run();
      return true;
    },
    stop: cancel,
  };
}
