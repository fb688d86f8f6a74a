import type { Both } from './types.ts';

/** Topics of posts, typed in both scripts: a page shows those in its own. */
export const POST_TAGS: Readonly<Record<string, Both>> = {
  money: ['Finance', 'ហិរញ្ញវត្ថុ'],
  platform: ['Phum', 'ភូមិ'],
  interview: ['Founders', 'ស្ថាបនិក'],
  farm: ['Agriculture', 'កសិកម្ម'],
  law: ['Law', 'ច្បាប់'],
  market: ['Markets', 'ទីផ្សារ'],
  people: ['Teams', 'ក្រុមការងារ'],
  product: ['Product', 'ផលិតផល'],
  data: ['Data', 'ទិន្នន័យ'],
};

/** A film that is free for everyone, standing in for those of the people in the posts. */
export const POST_FILM = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
/** Posts that have it, by title. */
export const WITH_FILM: readonly string[] = [
  'Selling ice by the hour on the Tonle Sap',
  'What a bank reads first',
];
