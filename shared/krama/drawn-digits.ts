import { drawingId } from './seed.ts';
import { patterns, svg, WEAVES } from './weave.ts';

/** Five by seven cells per digit, strokes two cells wide. */
const DIGITS: Readonly<Record<string, string>> = {
  0: '01110 11011 11011 11011 11011 11011 01110',
  1: '00110 11110 00110 00110 00110 00110 00110',
  2: '01110 11011 00011 00110 01100 11000 11111',
  3: '11110 00011 00011 01110 00011 00011 11110',
  4: '00011 00111 01111 11011 11111 00011 00011',
  5: '11111 11000 11110 00011 00011 11011 01110',
  6: '01110 11000 11000 11110 11011 11011 01110',
  7: '11111 00011 00011 00110 00110 01100 01100',
  8: '01110 11011 11011 01110 11011 11011 01110',
  9: '01110 11011 11011 01111 00011 00011 01110',
};
const ROWS = 11;

export interface DigitsOptions {
  /** CSS px of one cell. */
  cell?: number;
  /** CSS px of one thread; divides `cell`. */
  thread?: number;
  /** Cells without a figure, added at the right. */
  extra?: number;
  scope?: string;
}

/** The cells of a text that belong to its digits, as `x,y`. Characters other than 0 to 9 leave a gap. */
function litCells(text: string): Set<string> {
  const lit = new Set<string>();
  [...text].forEach((digit, i) => {
    (DIGITS[digit] ?? '').split(' ').forEach((row, y) => {
      [...row].forEach((cell, x) => {
        if (cell === '1') lit.add(`${1 + i * 6 + x},${2 + y}`);
      });
    });
  });
  return lit;
}

/** A number woven into charcoal gingham: the status number of the error page. SVG string. */
export function digits(
  text: string,
  { cell = 24, thread = 4, extra = 0, scope }: DigitsOptions = {},
): string {
  const cols = text.length * 6 + 3 + extra;
  const lit = litCells(text);
  const id = drawingId('d', text, cell, thread, extra, scope);
  let out = '';
  for (let y = 0; y < ROWS; y += 1) {
    for (let x = 0; x < cols; x += 1) {
      const square = `d="M${x * cell} ${y * cell}h${cell}v${cell}h-${cell}z"`;
      if (lit.has(`${x},${y}`))
        out += `<path fill="#f97316" ${square}/><path fill="url(#${id}3)" ${square}/>`;
      else if (x % 2 && y % 2) out += `<path fill="#2b2926" ${square}/>`;
      else if (x % 2 || y % 2) out += `<path fill="url(#${id}2)" ${square}/>`;
    }
  }
  const colours = ['#0b0b0c', '#0b0b0c', '#2b2926', '#ff8a3a'];
  return svg(cols * cell, ROWS * cell, `<defs>${patterns(id, WEAVES.startup, colours, thread)}</defs>${out}`);
}
