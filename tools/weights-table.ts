/** What a page cost: bytes over the line, requests, and the longest task in ms. */
export interface PageWeight {
  js: number;
  fonts: number;
  images: number;
  total: number;
  requests: number;
  task: number;
}

const kb = (bytes: number) => Math.round(bytes / 1024);

/** A line of the table of weights; several of one page, taken in the same run, stand as before → after. */
export function lineOf(name: string, weights: readonly PageWeight[]): string {
  const cell = (of: (weight: PageWeight) => number) => weights.map((weight) => of(weight)).join(' → ');
  const cells = [
    name,
    cell(({ js }) => kb(js)),
    cell(({ fonts }) => kb(fonts)),
    cell(({ images }) => kb(images)),
    cell(({ total }) => kb(total)),
    cell(({ requests }) => requests),
    `${cell(({ task }) => Math.round(task))} ms`,
  ];
  return `| ${cells.join(' | ')} |`;
}
