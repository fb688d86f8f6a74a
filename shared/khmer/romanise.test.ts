import { describe, expect, it } from 'vitest';
import { romanKey, romanTokens } from './romanise.ts';

/** Whether a title in one script shares a token with the other, apart from the mark of the script. */
function meet(latin: string, khmer: string): boolean {
  const bodies = new Set(romanTokens(latin).map((token) => token.slice(1)));
  return romanTokens(khmer).some((token) => bodies.has(token.slice(1)));
}

const PROVINCES: [string, string][] = [
  ['Banteay Meanchey', 'បន្ទាយមានជ័យ'],
  ['Battambang', 'បាត់ដំបង'],
  ['Kampong Cham', 'កំពង់ចាម'],
  ['Kampong Chhnang', 'កំពង់ឆ្នាំង'],
  ['Kampong Speu', 'កំពង់ស្ពឺ'],
  ['Kampong Thom', 'កំពង់ធំ'],
  ['Kampot', 'កំពត'],
  ['Kandal', 'កណ្តាល'],
  ['Koh Kong', 'កោះកុង'],
  ['Kratie', 'ក្រចេះ'],
  ['Mondulkiri', 'មណ្ឌលគិរី'],
  ['Phnom Penh', 'ភ្នំពេញ'],
  ['Preah Vihear', 'ព្រះវិហារ'],
  ['Prey Veng', 'ព្រៃវែង'],
  ['Pursat', 'ពោធិ៍សាត់'],
  ['Ratanakiri', 'រតនគិរី'],
  ['Siem Reap', 'សៀមរាប'],
  ['Preah Sihanouk', 'ព្រះសីហនុ'],
  ['Stung Treng', 'ស្ទឹងត្រែង'],
  ['Svay Rieng', 'ស្វាយរៀង'],
  ['Takeo', 'តាកែវ'],
  ['Oddar Meanchey', 'ឧត្តរមានជ័យ'],
  ['Kep', 'កែប'],
  ['Pailin', 'ប៉ៃលិន'],
  ['Tboung Khmum', 'ត្បូងឃ្មុំ'],
];

const NAMES: [string, string][] = [
  ['Sok', 'សុខ'],
  ['Dara', 'ដារ៉ា'],
  ['Dara', 'តារា'],
  ['Sophea', 'សុភា'],
  ['Sopheap', 'សុភាព'],
  ['Bopha', 'បុប្ផា'],
  ['Pisey', 'ពិសី'],
  ['Piseth', 'ពិសិដ្ឋ'],
  ['Chanthou', 'ចន្ធូ'],
  ['Chenda', 'ចិន្តា'],
  ['Sovann', 'សុវណ្ណ'],
  ['Vannak', 'វណ្ណៈ'],
  ['Veasna', 'វាសនា'],
  ['Visal', 'វិសាល'],
  ['Vuthy', 'វុទ្ធី'],
  ['Rithy', 'រិទ្ធី'],
  ['Sarith', 'សារិទ្ធ'],
  ['Sokunthea', 'សុគន្ធា'],
  ['Samnang', 'សំណាង'],
  ['Chamroeun', 'ចម្រើន'],
  ['Chantrea', 'ចន្ទ្រា'],
  ['Kosal', 'កុសល'],
  ['Makara', 'មករា'],
  ['Ponleu', 'ពន្លឺ'],
  ['Rachana', 'រចនា'],
  ['Reaksmey', 'រស្មី'],
  ['Sreymom', 'ស្រីមុំ'],
  ['Thida', 'ធីតា'],
  ['Bunthoeun', 'ប៊ុនធឿន'],
  ['Phirun', 'ភិរុណ'],
  ['Monirath', 'មុនីរ័ត្ន'],
  ['Chan', 'ច័ន្ទ'],
  ['Meas', 'មាស'],
  ['Ouk', 'អ៊ុក'],
  ['Prak', 'ប្រាក់'],
  ['Tep', 'ទេព'],
  ['Vong', 'វង្ស'],
  ['Norodom', 'នរោត្តម'],
  ['Sisowath', 'ស៊ីសុវត្ថិ'],
  ['Kimheng', 'គឹមហេង'],
  ['Menghour', 'ម៉េងហួរ'],
  ['Chhaya', 'ឆាយា'],
];

const WORDS: [string, string][] = [
  ['Angkor', 'អង្គរ'],
  ['Phum', 'ភូមិ'],
  ['Kafe', 'កាហ្វេ'],
  ['Sabay', 'សប្បាយ'],
  ['Khmer', 'ខ្មែរ'],
  ['Mekong', 'មេគង្គ'],
  ['Apsara', 'អប្សរា'],
  ['Bayon', 'បាយ័ន'],
  ['Romduol', 'រំដួល'],
  ['Krama', 'ក្រមា'],
  ['Kasekor', 'កសិករ'],
  ['Phsar', 'ផ្សារ'],
  ['Techo', 'តេជោ'],
  ['Digital', 'ឌីជីថល'],
  ['Startup', 'ស្តាតអាប់'],
  ['Acleda', 'អេស៊ីលីដា'],
  ['Sahakreas', 'សហគ្រាស'],
  ['Tonle Sap', 'ទន្លេសាប'],
  ['Angkor Wat', 'អង្គរវត្ត'],
  ['Sovannaphum', 'សុវណ្ណភូមិ'],
];

describe('romanKey', () => {
  it('is one for every spelling of Phnom Penh, in both scripts', () => {
    const spellings = [
      'Phnom Penh',
      'pnom penh',
      'phnom penh',
      'Phnum Penh',
      'PHNOMPENH',
      'ភ្នំពេញ',
      'ភ្នំ\u200Bពេញ',
    ];
    expect(new Set(spellings.map(romanKey))).toEqual(new Set(['pnmpn']));
  });

  it.each([
    ['ph and p', 'Sophal', 'Sopal'],
    ['th and t', 'Sothea', 'Sotea'],
    ['kh and k', 'Sokha', 'Soka'],
    ['chh, ch and j', 'Chhea Chan', 'Jea Jan'],
    ['v and w', 'Visal', 'Wisal'],
    ['b and p', 'Sambath', 'Sampat'],
    ['d and t', 'Dara', 'Tara'],
    ['double vowels', 'Toul Kork', 'Tuol Kok'],
    ['doubled consonants', 'Sovannara', 'Sovanara'],
    ['a silent end', 'Koh Preah', 'Ko Prea'],
    ['nh and n', 'Penh', 'Pen'],
  ])('takes %s for one: %s, %s', (_rule, one, other) => {
    expect(romanKey(one)).toBe(romanKey(other));
  });

  it('keeps apart what sounds different', () => {
    const names = [
      'Sok',
      'Song',
      'Som',
      'Sol',
      'Sochea',
      'Sros',
      'Kok',
      'Ouk',
      'Chouk',
      'Nok',
      'Look',
      'Houk',
      'Youk',
    ];
    expect(new Set(names.map(romanKey)).size).toBe(names.length);
  });

  it.each(PROVINCES)('agrees for the province %s and %s (6.4)', (latin, khmer) => {
    expect(romanKey(latin)).toBe(romanKey(khmer));
  });

  it('agrees for most names and words of a first reading', () => {
    const all = [...NAMES, ...WORDS];
    const different = all.filter(([latin, khmer]) => romanKey(latin) !== romanKey(khmer));
    expect(different.map(([latin]) => latin)).toEqual(['Sisowath', 'Angkor Wat']);
  });
});

describe('romanTokens', () => {
  it.each([...PROVINCES, ...NAMES, ...WORDS])('meet for %s and %s', (latin, khmer) => {
    expect(meet(latin, khmer)).toBe(true);
  });

  it('name the script they come from in a capital letter and hold only letters', () => {
    expect(romanTokens('Phnom Penh')).toEqual(['Lpnm', 'Lpnmpn', 'Lpon']);
    expect(romanTokens('ភ្នំពេញ')).toEqual(['Kpnmpn']);
    expect(romanTokens('ក្រសួងឧស្សាហកម្ម វិទ្យាសាស្ត្រ').every((token) => /^K[a-z]{2,}$/.test(token))).toBe(true);
  });

  it('are the same for all spellings of a Khmer word', () => {
    expect(romanTokens('មន្រ្ដី')).toEqual(romanTokens('មន្ត្រី'));
    expect(romanTokens('លេាក')).toEqual(romanTokens('លោក'));
  });

  it('tell two-consonant names apart by where their vowels are', () => {
    const names = ['Sok', 'Sokha', 'Sko', 'Esok'].map((name) => romanTokens(name).at(-1));
    expect(names).toEqual(['Lsok', 'Lsoko', 'Lsko', 'Lask']);
  });

  it('are none for ordinary English, numbers and words too short to tell', () => {
    expect(romanTokens('The open data platform for green finance and food delivery 2026')).toEqual([]);
    expect(romanTokens('Ly Im Oy')).toEqual([]);
  });

  it('leave Khmer grammar out, but not names around it', () => {
    expect(romanTokens('និង')).toEqual([]);
    expect(romanTokens('ភ្នំពេញ និងកំពត')).toEqual(expect.arrayContaining(['Kpnmpn', 'Kkmpt']));
  });
});
