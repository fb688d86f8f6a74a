import { MARK_SHAPES, type MarkShape } from '../content/mark-shapes.ts';
import { createPicker } from './picker.ts';

/** Ground, shape and accent, from the dyes of the house. */
const COLOURS: readonly (readonly [ground: string, shape: string, accent: string])[] = [
  ['#0b0b0c', '#fbf8f3', '#f97316'],
  ['#c2410c', '#fff8f0', '#fdd0a6'],
  ['#274b86', '#f4eee4', '#9fc0ee'],
  ['#2c6a4e', '#fbf8f3', '#e3b94f'],
  ['#a3262f', '#fdf1e4', '#f4b183'],
  ['#b98a1f', '#1d1c1a', '#fff4d6'],
  ['#123f47', '#e8dfd0', '#f97316'],
  ['#f4eee4', '#274b86', '#f97316'],
  ['#fdf0e1', '#9a3412', '#2c6a4e'],
  ['#e9f0ea', '#2c6a4e', '#b98a1f'],
  ['#e6edf6', '#142a50', '#c2410c'],
  ['#fbeeee', '#a3262f', '#274b86'],
  ['#fff', '#1d1c1a', '#f97316'],
  ['#5b2a57', '#fbeee4', '#e8a0b4'],
  ['#fff6dc', '#123f47', '#b98a1f'],
];

/** How a shape stands on its ground. */
const SETTINGS = ['whole', 'disc', 'corner', 'turned'] as const;

/** The mark of an organisation as SVG, one of `shapes`; the same seed draws the same mark. */
export function drawMark(shapes: readonly MarkShape[], seed: string): string {
  const picker = createPicker(`mark ${seed}`);
  const shape = MARK_SHAPES[picker.pick(shapes)];
  const [ground, colour, accent] = picker.pick(COLOURS);
  const setting = picker.pick(SETTINGS);
  // Inside a disc of the shape's own colour the two change places.
  const inside = setting === 'disc';
  const [F, G] = inside ? [ground, colour] : [colour, ground];
  const A = inside && !isFar(accent, colour) ? ground : accent;
  const drawn = shape.replace(/"([FAG])"/g, (_, name: 'F' | 'A' | 'G') => `"${{ F, A, G }[name]}"`);
  const parts = [
    `<rect width="96" height="96" fill="${ground}"/>`,
    ...(inside ? [`<circle cx="48" cy="48" r="42" fill="${colour}"/>`] : []),
    ...(setting === 'corner'
      ? [`<path d="M96 58V96H58A38 38 0 0 1 96 58Z" fill="${accent}" opacity="0.22"/>`]
      : []),
    ...(setting === 'turned'
      ? [
          `<rect x="19" y="19" width="58" height="58" rx="12" transform="rotate(45 48 48)" fill="none" stroke="${accent}" stroke-width="3.5"/>`,
        ]
      : []),
    `<g transform="${PLACES[setting]}">${drawn}</g>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="256" height="256">${parts.join('')}</svg>`;
}

const PLACES: Readonly<Record<(typeof SETTINGS)[number], string>> = {
  whole: 'translate(16 16)',
  disc: 'translate(22.4 22.4) scale(0.8)',
  corner: 'translate(14 14)',
  turned: 'translate(27.2 27.2) scale(0.65)',
};

/** Whether two colours differ enough in lightness to be distinguished. */
function isFar(one: string, other: string): boolean {
  return Math.abs(lightness(one) - lightness(other)) > 0.3;
}

function lightness(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
}
