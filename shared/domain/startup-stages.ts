/** How far a startup is. */
export const STARTUP_STAGES = [
  { slug: 'ideation-and-concept', name: 'Ideation and concept', name_kh: 'គំនិត និងទស្សនាទាន' },
  { slug: 'prototype', name: 'Prototype', name_kh: 'គំរូសាកល្បង' },
  { slug: 'early-operational', name: 'Early operational', name_kh: 'ចាប់ផ្តើមដំណើរការ' },
  { slug: 'operational', name: 'Operational', name_kh: 'កំពុងដំណើរការ' },
  { slug: 'scaling-and-expansion', name: 'Scaling and expansion', name_kh: 'ពង្រីកអាជីវកម្ម' },
] as const;
export type StartupStageSlug = (typeof STARTUP_STAGES)[number]['slug'];
