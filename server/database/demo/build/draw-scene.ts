import { createPicker, type Picker } from './picker.ts';

/** Landscapes that covers show, drawn flat in the dyes of the house. */
export const SCENES = ['field', 'river', 'town', 'coast', 'hall'] as const;
export type Scene = (typeof SCENES)[number];

const WIDTH = 1200;
const HEIGHT = 675;

interface Palette {
  sky: string;
  sun: string;
  far: string;
  middle: string;
  near: string;
  line: string;
}
const PALETTES: Readonly<Record<Scene, Palette>> = {
  field: {
    sky: '#f4eee4',
    sun: '#f97316',
    far: '#a9c3ae',
    middle: '#2c6a4e',
    near: '#123a2a',
    line: '#e8dfd0',
  },
  river: {
    sky: '#e4ebf2',
    sun: '#fbf8f3',
    far: '#9db3cf',
    middle: '#274b86',
    near: '#142a50',
    line: '#c9d6e8',
  },
  town: {
    sky: '#f6e3d2',
    sun: '#c2410c',
    far: '#d8b49a',
    middle: '#8a3b22',
    near: '#34312d',
    line: '#f4eee4',
  },
  coast: {
    sky: '#fbf0dc',
    sun: '#f97316',
    far: '#b98a1f',
    middle: '#2f6f7a',
    near: '#123f47',
    line: '#f4e3bd',
  },
  hall: {
    sky: '#1d1c1a',
    sun: '#f97316',
    far: '#34312d',
    middle: '#a3262f',
    near: '#0b0b0c',
    line: '#d8cbb6',
  },
};

/** A cover as SVG: sky, sun, three ranges and what belongs to the place. The same seed draws the same picture. */
export function drawScene(scene: Scene, seed: string): string {
  const picker = createPicker(`scene ${seed}`);
  const colours = PALETTES[scene];
  const sunAt = picker.between(260, 940);
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.sky}"/>`,
    `<circle cx="${sunAt}" cy="${picker.between(170, 280)}" r="${picker.between(70, 110)}" fill="${colours.sun}"/>`,
    range(picker, 400, 70, colours.far),
    ...details(scene, picker, colours),
    range(picker, 560, 26, colours.near),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${parts.join('')}</svg>`;
}

/** A range of soft hills from edge to edge. */
function range(picker: Picker, top: number, wave: number, fill: string): string {
  const step = 200;
  let path = `M0 ${HEIGHT}V${top}`;
  for (let x = 0; x < WIDTH; x += step) {
    const y = top - picker.between(-wave, wave);
    path += `Q${x + step / 2} ${y} ${x + step} ${top + picker.between(-wave / 3, wave / 3)}`;
  }
  return `<path d="${path}V${HEIGHT}Z" fill="${fill}"/>`;
}

function details(scene: Scene, picker: Picker, colours: Palette): string[] {
  if (scene === 'field')
    return [range(picker, 470, 30, colours.middle), ...rows(colours.line), ...palms(picker, colours.near)];
  if (scene === 'river') return [water(colours), ...boats(picker, colours.near)];
  if (scene === 'town') return houses(picker, colours);
  if (scene === 'coast') return [water(colours), ...palms(picker, colours.near)];
  return stage(picker, colours);
}

/** Furrows that run towards the reader. */
const rows = (stroke: string) =>
  Array.from({ length: 9 }, (_, i) => {
    const x = 60 + i * 135;
    return `<path d="M600 470L${x + (x - 600) * 1.4} 675" stroke="${stroke}" stroke-opacity="0.35" stroke-width="5"/>`;
  });

function palms(picker: Picker, fill: string): string[] {
  return Array.from({ length: 5 }, () => {
    const x = picker.between(60, 1140);
    const top = picker.between(250, 360);
    const leaves = [0, 45, 90, 135, 180, 225, 270, 315]
      .map(
        (turn) =>
          `<ellipse cx="${x + 34}" cy="${top}" rx="36" ry="10" transform="rotate(${turn} ${x} ${top})"/>`,
      )
      .join('');
    return `<g fill="${fill}"><rect x="${x - 5}" y="${top}" width="10" height="${600 - top}"/>${leaves}</g>`;
  });
}

function water({ middle, line }: Palette): string {
  const waves = [480, 505, 530].map(
    (y, i) =>
      `<path d="M${80 + i * 170} ${y}h${240 - i * 40}M${620 + i * 90} ${y + 10}h180" stroke="${line}" stroke-width="4" stroke-opacity="0.6"/>`,
  );
  return `<rect y="440" width="${WIDTH}" height="235" fill="${middle}"/>${waves.join('')}`;
}

const boats = (picker: Picker, fill: string) =>
  [0, 1, 2].map((i) => {
    const x = picker.between(120, 900) + i * 40;
    const y = 470 + i * 26;
    return `<path d="M${x} ${y}q70 34 140 0l-16 22h-108z" fill="${fill}"/>`;
  });

/** Houses on stilts under pitched roofs. */
function houses(picker: Picker, { middle, near, line }: Palette): string[] {
  return Array.from({ length: 6 }, (_, i) => {
    const x = 40 + i * 190 + picker.between(-20, 20);
    const y = picker.between(380, 430);
    const windows = [0, 1].map(
      (n) => `<rect x="${x + 28 + n * 48}" y="${y + 22}" width="24" height="30" fill="${line}"/>`,
    );
    const stilts = [10, 60, 115].map(
      (d) => `<rect x="${x + d}" y="${y + 70}" width="8" height="120" fill="${near}"/>`,
    );
    return `<rect x="${x}" y="${y}" width="132" height="72" fill="${middle}"/><path d="M${x - 22} ${y}L${x + 66} ${y - 74}L${x + 154} ${y}Z" fill="${near}"/>${windows.join('')}${stilts.join('')}`;
  });
}

/** A hall: lamps above, heads in rows before a stage. */
function stage(picker: Picker, { middle, line, far }: Palette): string[] {
  const lamps = Array.from(
    { length: 7 },
    (_, i) => `<circle cx="${120 + i * 160}" cy="${picker.between(60, 130)}" r="12" fill="${line}"/>`,
  );
  const heads = [0, 1, 2].flatMap((row) =>
    Array.from(
      { length: 13 },
      (_, i) =>
        `<circle cx="${40 + i * 95 + (row % 2) * 46}" cy="${470 + row * 52}" r="26" fill="${row === 2 ? line : far}"/>`,
    ),
  );
  return [...lamps, `<rect x="180" y="300" width="840" height="120" fill="${middle}"/>`, ...heads];
}
