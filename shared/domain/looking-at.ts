/** What a startup seeks. */
export const LOOKING_AT = [
  { slug: 'funding', name: 'Funding', name_kh: 'ហិរញ្ញប្បទាន' },
  { slug: 'mentor', name: 'Mentors', name_kh: 'អ្នកណែនាំ' },
  { slug: 'talent', name: 'Talent', name_kh: 'ធនធានមនុស្ស' },
  { slug: 'market', name: 'Market access', name_kh: 'ទីផ្សារ' },
  { slug: 'partner', name: 'Partners', name_kh: 'ដៃគូ' },
  { slug: 'workspace', name: 'Workspace', name_kh: 'កន្លែងធ្វើការ' },
] as const;
export type LookingAtSlug = (typeof LOOKING_AT)[number]['slug'];
