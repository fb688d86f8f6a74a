import type { Scene } from '../build/scene-palettes.ts';

/** A drawing that a record shows, by the title of the record. */
export interface CoverContent {
  of: string;
  scene: Scene;
  alt: string;
  alt_kh: string;
}

/** Programs and events with a picture of their own; the others show the cloth of their organiser. */
export const COVERS: readonly CoverContent[] = [
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
