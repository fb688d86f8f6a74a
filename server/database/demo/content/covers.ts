import { SCENES, type Scene } from '../build/scene-palettes.ts';
import type { Both } from './types.ts';

/** A drawing that a record shows, by the title of the record. */
export interface CoverContent {
  of: string;
  scene: Scene;
  alt: string;
  alt_kh: string;
}

/** Programs and events whose picture shows something of their own. */
const OWN: readonly CoverContent[] = [
  {
    of: 'Women Founders Bridge',
    scene: 'town',
    alt: 'Houses on stilts before a low sun',
    alt_kh: 'ផ្ទះលើសរសរនៅមុខព្រះអាទិត្យទាប',
  },
  {
    of: 'Clean Water Pilot Fund',
    scene: 'river',
    alt: 'Boats on a wide river',
    alt_kh: 'ទូកលើទន្លេធំទូលាយ',
  },
  {
    of: 'Harvest Tech Sprint',
    scene: 'field',
    alt: 'Furrows of a rice field under sugar palms',
    alt_kh: 'គន្លងស្រែក្រោមដើមត្នោត',
  },
  {
    of: 'Sandbox Seats',
    scene: 'hall',
    alt: 'People in a hall before a stage',
    alt_kh: 'មនុស្សក្នុងសាលនៅមុខឆាក',
  },
  {
    of: 'First Round Preparation',
    scene: 'town',
    alt: 'A row of houses in the evening',
    alt_kh: 'ផ្ទះមួយជួរពេលល្ងាច',
  },
  {
    of: 'National founders’ week, in eight provinces',
    scene: 'hall',
    alt: 'Rows of listeners before a lit stage',
    alt_kh: 'អ្នកស្តាប់ជាជួរនៅមុខឆាកដែលបំភ្លឺ',
  },
  {
    of: 'Investor office hours: seed rounds, read line by line',
    scene: 'town',
    alt: 'A quiet street of wooden houses',
    alt_kh: 'ផ្លូវស្ងាត់មានផ្ទះឈើ',
  },
  {
    of: 'Province day: Battambang makers and buyers',
    scene: 'field',
    alt: 'Fields and palms near Battambang',
    alt_kh: 'វាលស្រែ និងដើមត្នោតនៅបាត់ដំបង',
  },
  {
    of: 'Demo day of the Clean Water cohort',
    scene: 'river',
    alt: 'Boats on the river at noon',
    alt_kh: 'ទូកលើទន្លេពេលថ្ងៃត្រង់',
  },
  {
    of: 'Mangrove walk for investors',
    scene: 'coast',
    alt: 'Palms at the edge of the sea',
    alt_kh: 'ដើមត្នោតនៅមាត់សមុទ្រ',
  },
  {
    of: 'Registration evening on the coast',
    scene: 'coast',
    alt: 'The coast with the sun going down',
    alt_kh: 'ឆ្នេរសមុទ្រពេលថ្ងៃលិច',
  },
];

/** What the drawing of a scene shows, where nothing more can be said about it. */
const SHOWS: Readonly<Record<Scene, Both>> = {
  field: ['Furrows of a field under sugar palms', 'គន្លងស្រែក្រោមដើមត្នោត'],
  river: ['Boats on a wide river', 'ទូកលើទន្លេធំទូលាយ'],
  town: ['Wooden houses on stilts before a low sun', 'ផ្ទះឈើលើសសរនៅមុខព្រះអាទិត្យទាប'],
  coast: ['Palms at the edge of the sea', 'ដើមឈើនៅមាត់សមុទ្រ'],
  hall: ['Somebody on a lit stage before full rows', 'មនុស្សម្នាក់លើឆាកភ្លឺ នៅមុខអ្នកស្តាប់ពេញសាល'],
  solar: ['Rows of solar panels under a strong sun', 'បន្ទះសូឡាជាជួរក្រោមពន្លឺថ្ងៃ'],
  road: ['A loaded truck on a country road', 'រថយន្តផ្ទុកទំនិញលើផ្លូវជនបទ'],
  lotus: ['Lotus flowers on a pond', 'ផ្កាឈូកក្នុងស្រះ'],
  skyline: ['Lit windows of the city at night', 'បង្អួចភ្លឺក្នុងទីក្រុងពេលយប់'],
  market: ['Market stalls under striped roofs', 'តូបផ្សារក្រោមដំបូលឆ្នូត'],
  desk: ['A laptop, books and a cup on a desk by the window', 'កុំព្យូទ័រ សៀវភៅ និងពែងលើតុក្បែរបង្អួច'],
  workshop: ['Wheels on a bench, tools on the wall', 'កង់លើតុជាង ឧបករណ៍លើជញ្ជាំង'],
  loom: ['Cloth with many bands on a loom', 'ក្រណាត់ឆ្នូតច្រើនពណ៌លើកី'],
  ledger: ['An open book of accounts with coins beside it', 'សៀវភៅបញ្ជីបើកចំហ មានកាក់នៅក្បែរ'],
  class: ['Somebody draws on a board before listeners', 'មនុស្សម្នាក់គូរលើក្តារខៀន នៅមុខអ្នកស្តាប់'],
};

/** Programs and events by the scene that fits them; those without one show the cloth of their organiser. */
const BY_SCENE: Readonly<Partial<Record<Scene, readonly string[]>>> = {
  field: [
    "Rice Road Buyers' Tour",
    'Soil, water, seed: a day in the field',
    'Harvest hack: forty hours for co-operatives',
    "Island Growers' Intake",
    'Rice millers meet programmers',
  ],
  river: [
    'Lake Season Fellowship',
    'River Fellows Intake',
    'Lake day on the boat',
    'Kratie river pitch',
    "Boat builders' yard day",
  ],
  town: ['Return Home Starter', 'Work fair for returning families', 'Village tourism standards'],
  coast: ['Mangrove Enterprise Call', 'Coast Registration Month'],
  hall: ['Radio Play Fund', 'Pitch practice without slides', "Game makers' open weekend"],
  solar: [
    'Charging Yard Fund',
    'Solar Roof Apprentices',
    'Electric mobility round table',
    'Solar roof visit',
  ],
  road: [
    'First Export Clinic',
    'Border Trade Starter',
    'Export papers in one day',
    'Women in Trade Year',
    "Small Exporters' Year",
  ],
  lotus: ["Water Owners' School", 'Small water supplies: annual meeting', 'Forest Products Grant'],
  skyline: ['Siem Reap Visitor Week', "Robot Sunday: the weeder's first field", 'Angel evening'],
  market: [
    'Night Market Retail Lab',
    'Coffee and Pepper Label Lab',
    'Shelf in Nine Weeks',
    'Night market for new crafts',
    'Label and shelf-life clinic',
  ],
  desk: [
    'Ward Residency',
    'Khmer Language Tools Grant',
    'Provincial Data Fellows',
    'Khmer type and sorting, for developers',
    'Open data evening: reading a commune budget',
    'Design hours: a form that people finish',
    'Cooperative Software Fund',
  ],
  workshop: [
    'Build Dry Challenge',
    'Market Street Circular Trial',
    'Garage Winter Build',
    'Rubber Ideas Prize',
    "Robot Builders' Term",
    'Rubber and tyre ideas day',
    'Cold Room Design Prize',
  ],
  loom: ["Women founders' breakfast", 'Social Venture Intake', 'Summer of weaving patterns'],
  ledger: [
    'Tax Ready in Thirty Days',
    'Bookkeeping morning for first-year founders',
    'Cap table evening',
    "Founders' Contract Month",
  ],
  class: [
    'Young Coders in Districts',
    'Saturday Teams',
    'Evening School for Founders',
    "Founders' Thursday in Siem Reap",
    'School tools fair',
    'Contracts in plain Khmer',
    "Teachers' film night",
    'Accessible Cambodia Grant',
    'Health startups in the ward',
  ],
};

export const COVERS: readonly CoverContent[] = [
  ...OWN,
  ...SCENES.flatMap((scene) =>
    (BY_SCENE[scene] ?? []).map((of) => ({ of, scene, alt: SHOWS[scene][0], alt_kh: SHOWS[scene][1] })),
  ),
];
