import type { Gender } from './shapes.ts';

/** Hair before the face; `H` stands for its colour, `S` for the skin, `V` for the cloth of a veil. */
interface FrontHair {
  svg: string;
  /** What is behind the head, where it is not the hair of most. */
  behind?: string;
  /** Lies on the head but under brows and eyes. */
  isUnderFace?: true;
  hidesEars?: true;
}

export const FRONT_HAIR: Readonly<Record<Gender, readonly FrontHair[]>> = {
  woman: [
    {
      svg: '<path fill="H" d="M76 118C70 60 104 46 134 48C168 48 188 72 180 118C176 100 168 88 150 80C128 92 92 92 84 96C80 102 78 110 76 118Z"/>',
    },
    {
      svg: '<path fill="H" d="M128 64C104 70 84 88 78 122C66 72 96 46 128 46S190 72 178 122C172 88 152 70 128 64Z"/>',
    },
    {
      svg: '<path fill="H" d="M76 120C66 68 96 46 128 46S190 68 180 120C178 108 176 102 174 97C150 88 106 88 82 97C80 102 78 108 76 120Z"/>',
    },
    {
      svg: '<path fill="H" d="M76 112C68 66 100 44 138 46C176 50 188 82 180 120C178 96 164 82 142 74C120 90 94 88 82 104Z"/>',
    },
    {
      svg: '<path fill="H" d="M77 108C70 62 102 46 128 46S186 62 179 108C172 82 154 70 128 70S84 82 77 108Z"/>',
    },
    {
      behind:
        '<path fill="V" d="M58 130C52 60 92 36 128 36S204 60 198 130C200 170 196 206 210 256H46C60 206 56 170 58 130Z"/>',
      svg: '<path fill="V" fill-rule="evenodd" d="M62 118C60 62 94 38 128 38S196 62 194 118C194 150 190 180 176 200C160 222 96 222 80 200C66 180 62 150 62 118ZM128 72C100 72 83 90 83 118C83 152 102 180 128 180S173 152 173 118C173 90 156 72 128 72Z"/>',
      hidesEars: true,
    },
  ],
  man: [
    {
      svg: '<path fill="H" d="M76 112C66 66 92 42 132 44C172 44 190 70 180 112C177 100 176 92 172 86C150 88 118 86 100 74C92 82 82 92 76 112Z"/>',
    },
    {
      svg: '<path fill="H" d="M76 110C66 70 84 38 128 38C174 36 192 70 180 110C178 96 174 88 168 82C142 74 112 74 88 82C82 88 78 96 76 110Z"/>',
    },
    {
      svg: '<path fill="H" d="M77 106C70 66 98 48 128 48S186 66 179 106C176 90 170 80 160 76C140 70 116 70 96 76C86 80 80 90 77 106Z"/>',
    },
    {
      svg: '<g fill="H"><circle cx="88" cy="82" r="17"/><circle cx="104" cy="64" r="18"/><circle cx="128" cy="58" r="19"/><circle cx="152" cy="64" r="18"/><circle cx="168" cy="82" r="17"/><path d="M77 108C74 84 90 70 128 70S182 84 179 108L172 88C150 80 106 80 84 88Z"/></g>',
    },
    {
      svg: '<path fill="S" d="M78 100C78 44 178 44 178 100Z"/><path fill="H" d="M77 122C72 104 73 84 83 72C90 84 88 98 86 112ZM179 122C184 104 183 84 173 72C166 84 168 98 170 112Z"/>',
      isUnderFace: true,
    },
    {
      svg: '<path fill="H" d="M76 114C64 64 96 42 130 42C172 42 190 72 180 114C178 104 176 98 172 92C160 96 150 92 142 86C128 98 104 98 86 94C80 100 78 106 76 114Z"/>',
    },
  ],
};

/** Long hair of women behind the head. */
export const BACK_HAIR: readonly string[] = [
  '<path fill="H" d="M64 118C58 66 92 42 128 42S198 66 192 118C192 160 202 190 194 214C166 224 90 224 62 214C54 190 64 160 64 118Z"/>',
  '<path fill="H" d="M68 112C60 66 92 44 128 44S196 66 188 112C188 146 192 162 182 172H74C64 162 68 146 68 112Z"/>',
  '<g fill="H"><circle cx="128" cy="36" r="24"/><path d="M74 112C66 66 96 46 128 46S190 66 182 112V128H74Z"/></g>',
  '<g fill="H"><path d="M72 112C64 66 94 46 128 46S192 66 184 112V132H72Z"/><path d="M176 96C214 110 206 168 190 206C180 200 176 190 178 176C184 150 180 126 168 110Z"/></g>',
  '<path fill="H" d="M66 118C58 66 92 42 128 42S198 66 190 118C204 140 190 156 198 178C186 190 178 180 172 186H84C78 180 70 190 58 178C66 156 52 140 66 118Z"/>',
];

/** Clothes from the shoulders down; `C` stands for the cloth, `T` for what is beside it. */
interface Clothes {
  svg: string;
  colours: readonly (readonly [cloth: string, trim: string])[];
}

const SHOULDERS = 'M26 256C28 216 60 206 100 196C112 212 144 212 156 196C196 206 228 216 230 256Z';

const SHIRT: Clothes = {
  svg: `<path fill="C" d="${SHOULDERS}"/><path fill="T" d="M100 193L128 218L108 236L90 200ZM156 193L128 218L148 236L166 200Z"/><path d="M128 220V256" stroke="T" stroke-width="3"/>`,
  colours: [
    ['#fbf8f3', '#e8dfd0'],
    ['#9fb8d8', '#c7d6e8'],
    ['#274b86', '#3d63a2'],
    ['#e7d3b1', '#f4e8d2'],
    ['#c9dccf', '#e1ece4'],
  ],
};
const SUIT: Clothes = {
  svg: `<path fill="#fbf8f3" d="M94 196L128 256L162 196L150 200C140 212 116 212 106 200Z"/><path fill="C" d="M26 256C28 216 58 208 96 195L126 256ZM230 256C228 216 198 208 160 195L130 256Z"/><path fill="T" d="M96 195L84 214L98 220L92 228L124 256ZM160 195L172 214L158 220L164 228L132 256Z"/>`,
  colours: [
    ['#1d1c1a', '#34312d'],
    ['#1f3154', '#2d4472'],
    ['#4d4943', '#6a645b'],
    ['#5b2a2e', '#74393e'],
  ],
};
const KRAMA_SCARF =
  '<path fill="T" d="M84 192C96 222 160 222 172 192L184 206C172 244 84 244 72 206Z"/><g stroke="#fbf8f3" stroke-width="4" opacity="0.85" fill="none"><path d="M80 201C96 232 160 232 176 201M78 212C98 242 158 242 178 212"/><path d="M92 206L84 226M106 216L101 236M121 221L119 240M135 221L137 240M150 216L155 236M164 206L172 226"/></g><path fill="T" d="M150 222L172 216L182 256H156Z"/><path d="M158 228L166 256M152 238L178 234M156 248L180 244" stroke="#fbf8f3" stroke-width="3.5" opacity="0.85"/>';
const KRAMA: Clothes = {
  svg: `<path fill="C" d="${SHOULDERS}"/>${KRAMA_SCARF}`,
  colours: [
    ['#fbf8f3', '#a3262f'],
    ['#34312d', '#c2410c'],
    ['#e8dfd0', '#274b86'],
    ['#1d1c1a', '#2c6a4e'],
  ],
};
const MANDARIN: Clothes = {
  svg: `<path fill="C" d="${SHOULDERS}"/><path fill="T" d="M98 190C112 208 144 208 158 190L162 202C146 222 110 222 94 202Z"/><path d="M128 214V256" stroke="T" stroke-width="4"/><g fill="T"><circle cx="128" cy="226" r="4.5"/><circle cx="128" cy="243" r="4.5"/></g>`,
  colours: [
    ['#fbf8f3', '#d8cbb6'],
    ['#2c6a4e', '#1d4a36'],
    ['#e8dfd0', '#b98a1f'],
    ['#123f47', '#0b2a30'],
  ],
};
const POLO: Clothes = {
  svg: `<path fill="C" d="${SHOULDERS}"/><path fill="T" d="M97 194L128 212L110 226L90 204ZM159 194L128 212L146 226L166 204Z"/><path fill="#fbf8f3" opacity="0.9" d="M180 232h16v10h-16Z"/>`,
  colours: [
    ['#c2410c', '#9a3412'],
    ['#274b86', '#1b3765'],
    ['#2c6a4e', '#1d4a36'],
    ['#34312d', '#1d1c1a'],
  ],
};
const BLOUSE: Clothes = {
  svg: `<path fill="C" d="M30 256C32 218 62 208 98 198C106 228 150 228 158 198C194 208 224 218 226 256Z"/><path d="M98 198C106 228 150 228 158 198" fill="none" stroke="T" stroke-width="5"/>`,
  colours: [
    ['#a3262f', '#d9a441'],
    ['#5b2a57', '#d9a441'],
    ['#e9c9c2', '#b97c72'],
    ['#2f6f7a', '#cfe3e4'],
    ['#f97316', '#fdd0a6'],
    ['#fbf8f3', '#d8cbb6'],
  ],
};
/** A silk sash over one shoulder, as worn on feast days. */
const SASH: Clothes = {
  svg: `<path fill="C" d="M30 256C32 218 62 208 98 198C106 222 150 222 158 198C194 208 224 218 226 256Z"/><path fill="T" d="M152 200L186 210C168 232 140 246 112 256H62C104 244 138 226 152 200Z"/><path d="M166 205C148 232 116 246 84 256" fill="none" stroke="#fff3cf" stroke-width="2.5"/>`,
  colours: [
    ['#fbf8f3', '#b98a1f'],
    ['#f2e3b8', '#a3262f'],
    ['#d6e6da', '#2c6a4e'],
    ['#e2d9ee', '#5b2a57'],
  ],
};

export const CLOTHES: Readonly<Record<Gender, readonly Clothes[]>> = {
  woman: [BLOUSE, SASH, SHIRT, SUIT, KRAMA, MANDARIN],
  man: [SHIRT, SUIT, KRAMA, MANDARIN, POLO, SHIRT],
};
