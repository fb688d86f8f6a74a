/** Nobody asks what a start does that is over by then. */
const SOON_MS = 1000;

/** Says what a start waits for: nothing while it is quick, after a moment the step it is at, and from then on each step. */
export function tellWaiting(say: (line: string) => void = console.log) {
  let step = '';
  let isSlow = false;
  const tell = () => say(`Waiting for ${step} …`);
  const timer = setTimeout(() => {
    isSlow = true;
    if (step) tell();
  }, SOON_MS);
  return {
    /** The step that begins now. */
    for(next: string): void {
      step = next;
      if (isSlow) tell();
    },
    done(): void {
      clearTimeout(timer);
    },
  };
}
