import { keepValues } from '#web/features/shell/kept-typing/kept-values.ts';
import { typedValues } from '#web/features/shell/kept-typing/typed-values.ts';
import { AWAKE } from '#web/lib/scripts-awake.ts';
import { MARKS } from './marks.ts';

/** As long as the page itself waits after a letter (kept-typing.tsx). */
const TYPED_MS = 400;

/** Keeps what is typed into a form while the page's scripts come, as the page does once it is awake. */
export function keepEarly(): void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let form: HTMLFormElement | null = null;
  const note = () => {
    clearTimeout(pause);
    const name = form?.querySelector<HTMLElement>(MARKS.kept)?.dataset.kept;
    if (form && name) keepValues(name, typedValues(form));
  };
  const typed = ({ target }: Event) => {
    form = (target as HTMLInputElement).form;
    clearTimeout(pause);
    pause = setTimeout(note, TYPED_MS);
  };
  addEventListener('input', typed);
  addEventListener('pagehide', note);
  const end = () => {
    removeEventListener('input', typed);
    removeEventListener('pagehide', note);
    note();
  };
  addEventListener(AWAKE, end, { once: true });
}
