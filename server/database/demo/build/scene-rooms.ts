import type { Picker } from './picker.ts';
import { HEIGHT, type Palette, type Scene, WIDTH } from './scene-palettes.ts';

type Draw = (picker: Picker, colours: Palette) => string[];

const ROOMS: Partial<Record<Scene, Draw>> = { market, desk, workshop, loom, ledger, class: classroom };

/** Rooms and things seen from near; nothing for a landscape. */
export const indoors = (scene: Scene, picker: Picker, colours: Palette): string[] | undefined =>
  ROOMS[scene]?.(picker, colours);

const FRUIT = ['#f97316', '#d9a441', '#2c6a4e', '#a3262f', '#5b2a57', '#c8b13a'];

/** Stalls under striped awnings, heaped with fruit, and people before them. */
function market(picker: Picker, { sun, far, middle, near, line }: Palette): string[] {
  const houses = Array.from({ length: 8 }, (_, i) => {
    const y = picker.between(110, 190);
    return `<path d="M${i * 160 - 20} 420V${y}h120v300z" fill="${i % 2 ? far : sun}" opacity="0.55"/>`;
  });
  const stalls = [0, 1, 2].map((i) => {
    const x = 30 + i * 400;
    const dye = [middle, '#2f6f7a', '#2c6a4e'][(i + picker.between(0, 2)) % 3];
    const stripes = Array.from(
      { length: 6 },
      (_, n) => `<path d="M${x + n * 58} 250h58v78a29 26 0 0 1-58 0z" fill="${n % 2 ? line : dye}"/>`,
    ).join('');
    const heaps = [0, 1, 2].map((heap) => {
      const fill = picker.pick(FRUIT);
      return [0, 1, 2, 3, 4, 5]
        .map((n) => {
          const row = n < 3 ? 0 : n < 5 ? 1 : 2;
          const at = n < 3 ? n : n < 5 ? n - 2.5 : 1;
          return `<circle cx="${x + 46 + heap * 108 + at * 30}" cy="${438 - row * 24}" r="17" fill="${fill}"/>`;
        })
        .join('');
    });
    return (
      `<path d="M${x + 12} 300V600M${x + 336} 300V600" stroke="${near}" stroke-width="12"/>${stripes}${heaps.join('')}` +
      `<rect x="${x - 6}" y="452" width="360" height="104" fill="${near}"/><path d="M${x - 6} 486h360" stroke="${sun}" stroke-width="5" opacity="0.5"/>`
    );
  });
  return [
    ...houses,
    `<rect y="400" width="${WIDTH}" height="275" fill="${far}"/>`,
    ...stalls,
    ...[0, 1, 2, 3].map((i) => person(130 + i * 300 + picker.between(-60, 60), 560, picker.pick(FRUIT))),
  ];
}

/** Somebody from behind: a head, hair and shoulders. */
const person = (x: number, y: number, cloth: string) =>
  `<path d="M${x - 62} 690V${y + 78}a62 56 0 0 1 124 0V690z" fill="${cloth}"/><circle cx="${x}" cy="${y}" r="36" fill="#241a14"/>`;

/** A desk before a window: a screen with a curve, books, a cup, a plant. */
function desk(picker: Picker, { sun, far, middle, near, line }: Palette): string[] {
  const left = picker.chance(0.5);
  const screen = left ? 560 : 330;
  const window = left ? 120 : 760;
  const points = Array.from({ length: 6 }, (_, i) => `${i * 56} ${150 - i * picker.between(12, 26)}`);
  const books = [0, 1, 2, 3].map(
    (i) =>
      `<rect x="${(left ? 190 : 860) + i * 6}" y="${470 - i * 26}" width="${170 - i * 14}" height="24" rx="3" fill="${FRUIT[(i + picker.between(0, 5)) % 6]}"/>`,
  );
  return [
    `<rect x="${window}" y="70" width="330" height="300" rx="10" fill="${line}"/><rect x="${window + 16}" y="86" width="298" height="268" fill="${far}"/>`,
    `<circle cx="${window + picker.between(90, 240)}" cy="190" r="58" fill="${sun}"/><path d="M${window + 16} 354v-70q80 -60 150 -10t148 -20v100z" fill="${middle}" opacity="0.55"/><path d="M${window + 165} 86v268M${window + 16} 220h298" stroke="${line}" stroke-width="12"/>`,
    `<rect y="494" width="${WIDTH}" height="181" fill="${near}"/><rect y="494" width="${WIDTH}" height="18" fill="${middle}"/>`,
    ...books,
    `<g transform="translate(${screen} 250)"><rect width="360" height="230" rx="14" fill="#1d1c1a"/><rect x="14" y="14" width="332" height="202" fill="${line}"/><path d="M34 190H326M34 40V190" stroke="${far}" stroke-width="5"/><polyline transform="translate(40 36)" points="${points.join(' ')}" fill="none" stroke="#c2410c" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/><path d="M-40 244h440l-22 -18H-18z" fill="#6a645e"/></g>`,
    `<g transform="translate(${left ? 1000 : 170} 400)"><path d="M0 30h84v44q0 24 -24 24H24q-24 0 -24 -24z" fill="#c2410c"/><path d="M84 42q40 0 22 36q-8 10 -24 8" fill="none" stroke="#c2410c" stroke-width="11"/><path d="M24 8q-12 -18 4 -34M54 8q-12 -18 4 -34" fill="none" stroke="${line}" stroke-width="6" stroke-linecap="round"/></g>`,
  ];
}

/** A bench with wheels and tools on the wall. */
function workshop(picker: Picker, { sun, far, middle, near, line }: Palette): string[] {
  const gear = (x: number, y: number, r: number, fill: string) => {
    const teeth = Array.from(
      { length: 10 },
      (_, i) =>
        `<rect x="${x - r * 0.16}" y="${y - r * 1.24}" width="${r * 0.32}" height="${r * 0.5}" transform="rotate(${i * 36 + picker.between(0, 3)} ${x} ${y})"/>`,
    ).join('');
    return `<g fill="${fill}">${teeth}<circle cx="${x}" cy="${y}" r="${r}"/></g><circle cx="${x}" cy="${y}" r="${r * 0.38}" fill="${far}"/>`;
  };
  const tools = Array.from({ length: 7 }, (_, i) => {
    const x = 110 + i * 160;
    const dye = picker.pick([sun, middle, line]);
    return i % 2
      ? `<path d="M${x} 110v120" stroke="${near}" stroke-width="14" stroke-linecap="round"/><rect x="${x - 38}" y="96" width="76" height="34" rx="6" fill="${dye}"/>`
      : `<path d="M${x} 150v90" stroke="${dye}" stroke-width="20" stroke-linecap="round"/><circle cx="${x}" cy="122" r="30" fill="none" stroke="${dye}" stroke-width="18"/>`;
  });
  const at = picker.between(260, 520);
  return [
    `<rect y="60" width="${WIDTH}" height="220" fill="${far}"/>`,
    ...tools,
    gear(at, 420, 104, middle),
    gear(at + 190, 366, 70, sun),
    gear(at + 306, 446, 56, line),
    `<rect y="520" width="${WIDTH}" height="36" fill="${near}"/><path d="M120 556V675M1080 556V675" stroke="${near}" stroke-width="40"/>`,
    `<rect x="900" y="420" width="180" height="100" rx="8" fill="${sun}"/><rect x="930" y="396" width="120" height="26" fill="${near}"/>`,
  ];
}

/** Cloth on the loom: the warp above, woven bands with lozenges below. */
function loom(picker: Picker, { sun, far, middle, near, line }: Palette): string[] {
  const edge = picker.between(270, 340);
  const warp = Array.from(
    { length: 57 },
    (_, i) => `<path d="M${40 + i * 20} 60V${edge}" stroke="${i % 7 === 0 ? sun : far}" stroke-width="5"/>`,
  );
  const dyes = [middle, sun, '#274b86', '#2c6a4e', near];
  const first = picker.between(0, 4);
  const bands = Array.from({ length: 6 }, (_, row) => {
    const y = edge + row * 66;
    const fill = dyes[(first + row) % dyes.length];
    const marks = Array.from({ length: 19 }, (_, i) => {
      const x = 60 + i * 60;
      return row % 2
        ? `<path d="M${x} ${y + 33}l24 -22l24 22l-24 22z" fill="${line}"/>`
        : `<path d="M${x} ${y + 44}l24 -24l24 24" fill="none" stroke="${line}" stroke-width="8"/>`;
    });
    return `<rect x="30" y="${y}" width="1140" height="66" fill="${fill}"/>${marks.join('')}`;
  });
  const shuttle = picker.between(300, 760);
  return [
    ...warp,
    ...bands,
    `<rect y="44" width="${WIDTH}" height="30" fill="${near}"/>`,
    `<path d="M${shuttle} ${edge - 26}q90 -44 180 0q-90 44 -180 0z" fill="${near}"/><path d="M${shuttle + 46} ${edge - 26}h88" stroke="${line}" stroke-width="12" stroke-linecap="round"/>`,
  ];
}

/** An open book of accounts with columns and bars, coins beside it. */
function ledger(picker: Picker, { sun, far, middle, near, line }: Palette): string[] {
  const lines = [0, 1, 2, 3, 4, 5, 6].map(
    (i) =>
      `<path d="M250 ${226 + i * 44}h${picker.between(120, 180)}M480 ${226 + i * 44}h70" stroke="${i % 3 === 2 ? '#c2410c' : middle}" stroke-width="10" stroke-linecap="round" opacity="0.75"/>`,
  );
  const bars = [0, 1, 2, 3, 4].map((i) => {
    const height = 60 + i * 34 + picker.between(-20, 30);
    return `<rect x="${660 + i * 62}" y="${500 - height}" width="40" height="${height}" fill="${i === 4 ? '#c2410c' : middle}"/>`;
  });
  const coins = [0, 1, 2].flatMap((pile) =>
    Array.from(
      { length: 2 + ((pile + picker.between(0, 2)) % 3) },
      (_, i) =>
        `<ellipse cx="${1080 - (pile % 2) * 30}" cy="${590 - pile * 150 - i * 20}" rx="62" ry="20" fill="${sun}" stroke="${near}" stroke-width="4"/>`,
    ),
  );
  return [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${near}"/><path d="M0 0H${WIDTH}V${HEIGHT}L${picker.between(500, 800)} ${HEIGHT}L200 0Z" fill="${far}" opacity="0.22"/>`,
    `<path d="M180 130Q400 90 600 150Q800 90 1020 130V560Q800 520 600 580Q400 520 180 560Z" fill="${line}"/><path d="M600 150V580" stroke="${far}" stroke-width="8"/>`,
    ...lines,
    '<path d="M640 504H990" stroke="#1d1c1a" stroke-width="6"/>',
    ...bars,
    ...coins,
    `<g transform="rotate(${picker.between(-24, -12)} 150 420)"><rect x="60" y="300" width="26" height="280" rx="8" fill="#c2410c"/><path d="M60 580h26l-13 40z" fill="${line}"/></g>`,
  ];
}

/** A board with a drawing on it, somebody who points, and those who listen. */
function classroom(picker: Picker, { sun, far, middle, near, line }: Palette): string[] {
  const steps = [0, 1, 2, 3].map((i) => {
    const x = 380 + i * 120;
    const y = 300 - i * picker.between(26, 44);
    return `<circle cx="${x}" cy="${y}" r="24" fill="none" stroke="${i === 3 ? sun : line}" stroke-width="8"/>${i < 3 ? `<path d="M${x + 30} ${y - 8}l52 -18" stroke="${line}" stroke-width="7" stroke-linecap="round"/>` : ''}`;
  });
  const teacher = picker.chance(0.5) ? 200 : 1000;
  return [
    `<rect y="430" width="${WIDTH}" height="245" fill="${far}"/>`,
    `<rect x="300" y="90" width="600" height="300" rx="8" fill="${near}"/><rect x="318" y="108" width="564" height="264" fill="${middle}"/>`,
    ...steps,
    `<path d="M340 350h220M340 330h120" stroke="${line}" stroke-width="6" opacity="0.6"/>`,
    person(teacher, 300, '#274b86'),
    `<path d="M${teacher} 420L${teacher < 600 ? 370 : 830} 300" stroke="#274b86" stroke-width="30" stroke-linecap="round"/>`,
    ...Array.from({ length: 7 }, (_, i) => person(90 + i * 170, 520 + (i % 2) * 40, picker.pick(FRUIT))),
  ];
}
