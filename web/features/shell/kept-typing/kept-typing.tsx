import { useEffect, useRef } from 'react';
import { useActionData, useLocation, useNavigation } from 'react-router';
import { useViewer } from '../shell-data.ts';
import { keepTyped, keyOf, readTyped } from './kept-words.ts';
import { TAKEN } from './taken.ts';
import { typeAgain, typedValues } from './typed-values.ts';

/** A device may end its browser at any moment: so long after a letter all that was typed is kept. */
const TYPED_MS = 400;

/**
 * Stands in a form that is sent at once: what was typed into it and not sent is kept on this device, through a closed tab,
 * and put back when the page is opened again. Once it was taken nothing is kept. `of` tells forms of one page apart.
 */
export function KeptTyping({ of = '' }: { of?: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const viewer = useViewer()?.id;
  const location = useLocation();
  const name = nameOfForm(location, of);
  const answer: unknown = useActionData();
  const { state, formData, location: next } = useNavigation();
  const taken = useRef(() => {});
  const isSent = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each form once; an answer brings its own words
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    let pause: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let hasKept = true;
    const note = () => {
      clearTimeout(pause);
      const values = typedValues(form);
      const isEmpty = Object.keys(values).length === 0;
      // Another tab may have kept something while nothing was typed here.
      if (isOver || (isEmpty && !hasKept)) return;
      hasKept = !isEmpty;
      keepTyped(viewer, name, values);
    };
    const typed = () => {
      isOver = false;
      clearTimeout(pause);
      pause = setTimeout(note, TYPED_MS);
    };
    const sent = () => {
      note();
      isSent.current = true;
    };
    taken.current = () => {
      clearTimeout(pause);
      isSent.current = false;
      isOver = true;
      keepTyped(viewer, name, {});
    };
    const gone = () => taken.current();
    const kept = readTyped(viewer, name);
    if (bringsNoWords(answer)) typeAgain(form, kept);
    hasKept = Object.keys(kept).length > 0;
    note();
    form.addEventListener('input', typed);
    form.addEventListener('change', typed);
    form.addEventListener('submit', sent);
    form.addEventListener(TAKEN, gone);
    addEventListener('pagehide', note);
    return () => {
      note();
      form.removeEventListener('input', typed);
      form.removeEventListener('change', typed);
      form.removeEventListener('submit', sent);
      form.removeEventListener(TAKEN, gone);
      removeEventListener('pagehide', note);
    };
  }, [viewer, name]);

  const isLed = state === 'loading' && formData && isTakenAt(next, location);
  useEffect(() => {
    if (isSent.current && (isLed || (answer && !isRefusal(answer)))) taken.current();
  }, [isLed, answer]);

  return <span ref={place} hidden data-kept={keyOf(viewer, name)} />;
}

/** Forgets what was kept of a form that has arrived, also where no script sent it. */
export function useForgetTyping(isSent: boolean): void {
  const viewer = useViewer()?.id;
  const name = nameOfForm(useLocation());
  useEffect(() => {
    if (isSent) keepTyped(viewer, name, {});
  }, [isSent, viewer, name]);
}

type Address = Pick<Location, 'pathname' | 'search'>;

/** A form by the page it stands on; how that is read, what it says of the last sending, and a secret make no other. */
function nameOfForm({ pathname, search }: Address, of = ''): string {
  const params = new URLSearchParams(search);
  for (const said of ['lang', 'sent', 'done', 'token']) params.delete(said);
  return [pathname, `${params}`, of].filter(Boolean).join(' ');
}

/** Led elsewhere after sending: it was taken, unless one is to sign in first. */
const isTakenAt = (next: Address, now: Address): boolean =>
  next.pathname + next.search !== now.pathname + now.search && !SIGN_IN.test(next.pathname);
const SIGN_IN = /^\/(sign|account)/;

/** No answer, or one that never came from the server: what was sent stands nowhere else. */
const bringsNoWords = (answer: unknown) => Object.keys(answer ?? {}).every((name) => name === 'problem');

const isRefusal = (answer: unknown) => Boolean((answer as { problem?: unknown }).problem);
