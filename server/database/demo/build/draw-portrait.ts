import { BACK_HAIR, CLOTHES, FRONT_HAIR } from '../content/portrait-parts.ts';
import type { Gender } from '../content/shapes.ts';
import { createPicker, type Picker } from './picker.ts';

/** Skin with its shade, as light falls on it. */
const SKINS = [
  ['#f1cfae', '#dcae86'],
  ['#e6b98f', '#cf9a6c'],
  ['#d5a074', '#ba8055'],
  ['#bf8659', '#a16a41'],
  ['#a06a43', '#835230'],
] as const;
const GROUNDS = ['#f4dcc0', '#d9e4f0', '#d6e6da', '#f2d5cf', '#f2e3b8', '#e2d9ee', '#cfe3e4', '#e8dfd0'];
const HAIR = ['#17130f', '#241a14', '#2f231b', '#1c1a1d'];
const VEILS = ['#274b86', '#2c6a4e', '#5b2a57', '#a3262f'];
const GREY = ['#8f8a84', '#b9b4ad', '#6a645e'];

/** What a portrait is drawn from; everything that is seen follows from it. */
interface Look {
  skin: (typeof SKINS)[number];
  hair: string;
  isOld: boolean;
  gender: Gender;
}

/**
 * A drawn portrait as SVG: an invented face with hair, clothes and sometimes glasses. The same seed draws the same
 * person.
 */
export function drawPortrait(gender: Gender, seed: string, size = 256): string {
  const picker = createPicker(`portrait ${seed}`);
  const isOld = picker.chance(0.3);
  const look: Look = {
    skin: picker.pick(SKINS),
    hair: isOld && picker.chance(0.75) ? picker.pick(GREY) : picker.pick(HAIR),
    isOld,
    gender,
  };
  const front = picker.pick(FRONT_HAIR[gender]);
  const back = front.behind ?? (gender === 'woman' ? picker.pick(BACK_HAIR) : '');
  const dyes = { H: look.hair, S: look.skin[0], V: picker.pick(VEILS) };
  const dyed = (part: string) =>
    part.replace(/"([HSV])"/g, (_, name: keyof typeof dyes) => `"${dyes[name]}"`);
  const parts = [
    `<rect width="256" height="256" fill="${picker.pick(GROUNDS)}"/>`,
    dyed(back),
    body(picker, look),
    head(look),
    ...(front.isUnderFace ? [dyed(front.svg), face(picker, look)] : [face(picker, look), dyed(front.svg)]),
    picker.chance(isOld ? 0.55 : 0.28) ? glasses(picker) : '',
    gender === 'woman' && !front.hidesEars && picker.chance(0.5) ? EARRINGS : '',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="16 10 224 224" width="${size}" height="${size}">${parts.join('')}</svg>`;
}

function body(picker: Picker, { gender, skin: [skin, shade] }: Look): string {
  const neck = `<path fill="${skin}" d="M106 160H150V206C150 226 106 226 106 206Z"/><path fill="${shade}" d="M106 172C118 190 138 190 150 172V190C138 202 118 202 106 190Z"/>`;
  const { svg, colours } = picker.pick(CLOTHES[gender]);
  const [cloth, trim] = picker.pick(colours);
  return neck + svg.replaceAll('"C"', `"${cloth}"`).replaceAll('"T"', `"${trim}"`);
}

const head = ({ skin: [skin, shade], gender }: Look) =>
  `<g fill="${skin}"><ellipse cx="77" cy="122" rx="11" ry="16"/><ellipse cx="179" cy="122" rx="11" ry="16"/></g>` +
  `<g fill="${shade}"><ellipse cx="77" cy="123" rx="5" ry="9"/><ellipse cx="179" cy="123" rx="5" ry="9"/></g>` +
  `<path fill="${skin}" d="${
    gender === 'woman'
      ? 'M78 100C78 56 178 56 178 100V124C178 158 152 184 128 184S78 158 78 124Z'
      : 'M78 100C78 56 178 56 178 100V130C178 160 154 186 128 186S78 160 78 130Z'
  }"/>`;

function face(picker: Picker, { gender, hair, isOld, skin: [, shade] }: Look): string {
  const brow = gender === 'man' ? 5 : 3.5;
  const lift = picker.between(-2, 2);
  const isLaughing = picker.chance(0.35);
  const mouth = isLaughing
    ? '<path d="M108 152Q128 180 148 152Z" fill="#7c2d2a"/><path d="M111 152H145L143 158H113Z" fill="#fff"/>'
    : `<path d="M${112 - lift} 155Q128 ${168 + lift} ${144 + lift} 155" fill="none" stroke="${gender === 'woman' ? '#a5393f' : '#8a4a35'}" stroke-width="4.5" stroke-linecap="round"/>`;
  const eye = (x: number) =>
    isLaughing
      ? `<path d="M${x - 8} 121Q${x} 112 ${x + 8} 121" fill="none" stroke="#1d1c1a" stroke-width="4" stroke-linecap="round"/>`
      : `<ellipse cx="${x}" cy="119" rx="4.8" ry="5.6" fill="#1d1c1a"/><circle cx="${x + 1.6}" cy="117" r="1.5" fill="#fff"/>`;
  const lash = gender === 'woman' && !isLaughing;
  return [
    `<g fill="none" stroke="${hair}" stroke-width="${brow}" stroke-linecap="round"><path d="M95 ${104 + lift}Q104 ${98 + lift} 115 103"/><path d="M141 103Q152 ${98 + lift} 161 ${104 + lift}"/></g>`,
    eye(106),
    eye(150),
    lash
      ? '<path d="M97 118Q99 112 106 111.5M159 118Q157 112 150 111.5" fill="none" stroke="#1d1c1a" stroke-width="2.5" stroke-linecap="round"/>'
      : '',
    `<path d="M129 122Q136 138 125 140" fill="none" stroke="${shade}" stroke-width="4" stroke-linecap="round"/>`,
    `<g fill="#e2725b" opacity="0.18"><circle cx="95" cy="142" r="11"/><circle cx="161" cy="142" r="11"/></g>`,
    gender === 'man' ? beard(picker, hair) : '',
    mouth,
    isOld
      ? `<g fill="none" stroke="${shade}" stroke-width="2.5" stroke-linecap="round"><path d="M103 142Q99 150 101 158M153 142Q157 150 155 158M112 88H144M87 112L82 109M169 112L174 109"/></g>`
      : '',
  ].join('');
}

function beard(picker: Picker, hair: string): string {
  const kind = picker.between(0, 7);
  if (kind === 0)
    return `<path fill="${hair}" d="M108 150Q128 138 148 150Q138 149 128 150Q118 149 108 150Z"/>`;
  if (kind === 1)
    return `<path fill="${hair}" opacity="0.92" d="M79 128C84 146 92 150 102 149Q128 138 154 149C164 150 172 146 177 128V132C177 164 152 188 128 188S79 164 79 132Z"/>`;
  if (kind === 2) return `<path fill="${hair}" d="M119 172Q128 168 137 172L134 187Q128 190 122 187Z"/>`;
  return '';
}

function glasses(picker: Picker): string {
  const frame = picker.pick(['#1d1c1a', '#6b3a1e', '#274b86', '#8d8477']);
  const lens = picker.chance(0.5)
    ? '<circle cx="106" cy="120" r="18"/><circle cx="150" cy="120" r="18"/>'
    : '<rect x="86" y="105" width="38" height="29" rx="8"/><rect x="132" y="105" width="38" height="29" rx="8"/>';
  return `<g fill="#fff" fill-opacity="0.16" stroke="${frame}" stroke-width="4">${lens}<path fill="none" d="M124 118Q128 115 132 118M88 116L79 113M168 116L177 113"/></g>`;
}

const EARRINGS =
  '<g fill="#d9a441"><circle cx="76" cy="141" r="4.5"/><circle cx="180" cy="141" r="4.5"/></g>';
