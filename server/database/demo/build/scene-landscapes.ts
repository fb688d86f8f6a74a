import type { Picker } from './picker.ts';
import { HEIGHT, type Palette, type Scene, WIDTH } from './scene-palettes.ts';

/** Where the picture ends in something else than hills. */
const OWN_GROUND: readonly Scene[] = ['hall', 'road'];

/** Sun, a far range, what belongs to the place, and the ground before it. */
export function landscape(scene: Scene, picker: Picker, colours: Palette): string[] {
  const sunAt = picker.between(260, 940);
  const sun = `<circle cx="${sunAt}" cy="${picker.between(170, 280)}" r="${picker.between(70, 110)}" fill="${colours.sun}"/>`;
  return [
    ...(scene === 'hall' ? [] : [sun]),
    range(picker, 400, 70, colours.far),
    ...details(scene, picker, colours),
    ...(OWN_GROUND.includes(scene)
      ? []
      : [range(picker, scene === 'lotus' ? 640 : 560, scene === 'lotus' ? 16 : 26, colours.near)]),
  ];
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
  if (scene === 'solar') return [range(picker, 500, 22, colours.near), ...panels(picker, colours)];
  if (scene === 'road') return road(picker, colours);
  if (scene === 'lotus') return [water({ ...colours, line: colours.far }), ...lotuses(picker, colours)];
  if (scene === 'skyline') return towers(picker, colours);
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

/** A hall: lamps above, somebody in the light of the stage, heads in rows before it. */
function stage(picker: Picker, { sun, middle, line, far, near }: Palette): string[] {
  const lamps = Array.from(
    { length: 7 },
    (_, i) => `<circle cx="${120 + i * 160}" cy="${picker.between(50, 100)}" r="12" fill="${line}"/>`,
  );
  const speaker = picker.between(380, 820);
  const heads = [0, 1, 2].flatMap((row) =>
    Array.from({ length: 13 }, (_, i) => {
      const x = 20 + i * 97 + (row % 2) * 46;
      const y = 486 + row * 62;
      const fill = [far, '#57503f', line][row];
      return `<path d="M${x - 44} 680V${y + 60}a44 40 0 0 1 88 0V680z" fill="${row === 2 ? near : '#14120f'}"/><circle cx="${x}" cy="${y}" r="27" fill="${fill}"/>`;
    }),
  );
  return [
    ...lamps,
    `<rect x="150" y="130" width="900" height="300" fill="${middle}"/><path d="M150 130h900v40q-112 40 -225 0q-112 40 -225 0q-112 40 -225 0q-112 40 -225 0z" fill="#7d1a23"/>`,
    `<path d="M${speaker - 30} 130h60l110 300h-280z" fill="${line}" opacity="0.16"/>`,
    `<path d="M${speaker - 44} 430v-70a44 40 0 0 1 88 0v70z" fill="${sun}"/><circle cx="${speaker}" cy="286" r="30" fill="#e6b98f"/>`,
    `<rect x="110" y="430" width="980" height="26" fill="${line}"/>`,
    ...heads,
  ];
}

/** Rows of panels that lean towards the sun. */
function panels(picker: Picker, { middle, line, far }: Palette): string[] {
  return [0, 1, 2].flatMap((row) => {
    const size = 1 + row * 0.32;
    const y = 400 + row * 66;
    const shift = picker.between(-40, 40);
    return Array.from({ length: 6 - row }, (_, i) => {
      const grid = [1, 2, 3].map((n) => `M${n * 34} 0l-26 66`).join('');
      return (
        `<g transform="translate(${90 + shift + i * (186 + row * 52)} ${y}) scale(${size})">` +
        `<path d="M40 60V96M92 60V96" stroke="${far}" stroke-width="7"/>` +
        `<path d="M0 0H136L110 66H-26Z" fill="${middle}"/>` +
        `<path d="${grid}M-13 33H123" stroke="${line}" stroke-width="3" fill="none" opacity="0.7"/></g>`
      );
    });
  });
}

/** A road that runs into the hills, and a truck on it. */
function road(picker: Picker, { middle, near, line }: Palette): string[] {
  const end = picker.between(420, 780);
  const edge = end - 600 > 0 ? 120 : -120;
  const scale = 0.8 + picker.between(0, 4) / 10;
  return [
    range(picker, 450, 44, middle),
    `<rect y="470" width="${WIDTH}" height="205" fill="${near}"/>`,
    `<path d="M${end - 8} 470h16L${860 - edge} 675H${340 - edge}z" fill="#4a4540"/>`,
    `<path d="M${end} 474L${600 - edge} 675" stroke="${line}" stroke-width="7" stroke-dasharray="30 24"/>`,
    `<g transform="translate(${picker.between(420, 560) - edge} 500) scale(${scale})"><rect width="150" height="88" rx="6" fill="#c2410c"/><path d="M75 0V88" stroke="#8a2d08" stroke-width="5"/><path d="M150 26h46l28 34v28h-74z" fill="${line}"/><path d="M164 36h28l18 22h-46z" fill="#9db3cf"/><circle cx="38" cy="92" r="20" fill="#1d1c1a"/><circle cx="112" cy="92" r="20" fill="#1d1c1a"/><circle cx="194" cy="92" r="20" fill="#1d1c1a"/></g>`,
    ...palms(picker, '#3e4a2c').slice(0, 2),
  ];
}

/** Pads on the water, and flowers above them. */
function lotuses(picker: Picker, { near, line, far }: Palette): string[] {
  const pads = Array.from({ length: 13 }, (_, i) => {
    const y = 470 + (i % 4) * 44;
    return `<ellipse cx="${picker.between(0, 110) + i * 95}" cy="${y}" rx="${58 + (i % 4) * 10}" ry="${13 + (i % 4) * 3}" fill="${i % 3 === 0 ? far : near}" opacity="0.9"/>`;
  });
  const flowers = Array.from({ length: 5 }, (_, i) => {
    const x = 130 + i * 230 + picker.between(-50, 50);
    const y = picker.between(330, 430);
    const petals = [-58, -30, 0, 30, 58]
      .map(
        (turn) =>
          `<path d="M${x} ${y}q-26 -46 0 -96q26 50 0 96z" transform="rotate(${turn} ${x} ${y})" fill="${turn === 0 ? '#f3a6bb' : line}"/>`,
      )
      .join('');
    return `<path d="M${x} ${y}Q${x + 18} 500 ${x - 6} 640" stroke="${near}" stroke-width="8" fill="none"/>${petals}<ellipse cx="${x}" cy="${y - 4}" rx="22" ry="10" fill="#f2b84b"/>`;
  });
  return [...pads, ...flowers];
}

/** Towers of a city at night, some windows still lit. */
function towers(picker: Picker, { far, middle, line }: Palette): string[] {
  return [0, 1].flatMap((row) =>
    Array.from({ length: 9 }, (_, i) => {
      const width = picker.between(90, 130);
      const x = i * 138 - 40 + row * 60;
      const y = picker.between(200, 380) + row * 90;
      const windows = Array.from({ length: 18 }, (_, n) => ({
        left: x + 16 + (n % 3) * (width / 3.3),
        top: y + 22 + Math.floor(n / 3) * 44,
      })).map(({ left, top }) =>
        picker.chance(0.45)
          ? `<rect x="${left.toFixed(0)}" y="${top}" width="16" height="22" fill="${line}"/>`
          : '',
      );
      const roof = picker.chance(0.35)
        ? `<path d="M${x} ${y}L${x + width / 2} ${y - 64}L${x + width} ${y}Z" fill="${row ? middle : far}"/>`
        : '';
      return `${roof}<rect x="${x}" y="${y}" width="${width}" height="${HEIGHT - y}" fill="${row ? middle : far}"/>${windows.join('')}`;
    }),
  );
}
