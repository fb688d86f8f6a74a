/** What covers show, drawn flat in the dyes of the house: landscapes first, then rooms and things. */
export const SCENES = [
  'field',
  'river',
  'town',
  'coast',
  'hall',
  'solar',
  'road',
  'lotus',
  'skyline',
  'market',
  'desk',
  'workshop',
  'loom',
  'ledger',
  'class',
] as const;
export type Scene = (typeof SCENES)[number];

export const WIDTH = 1200;
export const HEIGHT = 675;

export interface Palette {
  sky: string;
  sun: string;
  far: string;
  middle: string;
  near: string;
  line: string;
}
export const PALETTES: Readonly<Record<Scene, Palette>> = {
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
  solar: {
    sky: '#fbe9c8',
    sun: '#f97316',
    far: '#c8b98a',
    middle: '#1f3f78',
    near: '#3b5a2f',
    line: '#8fb0de',
  },
  road: {
    sky: '#f7d9c4',
    sun: '#fbf8f3',
    far: '#9a7f95',
    middle: '#5b2a57',
    near: '#5f6b45',
    line: '#f4eee4',
  },
  lotus: {
    sky: '#d6e6da',
    sun: '#f4eee4',
    far: '#8fb89b',
    middle: '#2c6a4e',
    near: '#123a2a',
    line: '#d9668a',
  },
  skyline: {
    sky: '#1b2a4a',
    sun: '#f4e3bd',
    far: '#2b4170',
    middle: '#3a5590',
    near: '#0f1a33',
    line: '#f2b84b',
  },
  market: {
    sky: '#fbf0dc',
    sun: '#f4c56a',
    far: '#e2c9a4',
    middle: '#a3262f',
    near: '#5a3a22',
    line: '#fbf8f3',
  },
  desk: {
    sky: '#e2d9ee',
    sun: '#f6b26b',
    far: '#b7a6cf',
    middle: '#5b2a57',
    near: '#34212f',
    line: '#fbf8f3',
  },
  workshop: {
    sky: '#dfe7e4',
    sun: '#c2410c',
    far: '#b4c5bf',
    middle: '#2f6f7a',
    near: '#21302f',
    line: '#f2b84b',
  },
  loom: {
    sky: '#f2d5cf',
    sun: '#a3262f',
    far: '#fbf8f3',
    middle: '#5b2a57',
    near: '#7a4a24',
    line: '#d9a441',
  },
  ledger: {
    sky: '#cfe3e4',
    sun: '#d9a441',
    far: '#a9c8ca',
    middle: '#2f6f7a',
    near: '#6b4a2c',
    line: '#fbf8f3',
  },
  class: {
    sky: '#f4dcc0',
    sun: '#f97316',
    far: '#e6c49a',
    middle: '#23503e',
    near: '#3b2a20',
    line: '#fbf8f3',
  },
};
