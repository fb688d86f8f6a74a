/** Partners on the home page; each is in the directory under the same name. */
export const PARTNERS: readonly string[] = [
  'Sangker Foundry',
  'Chamkar Accelerator',
  'Northern Bank Lab',
  'Institute of Applied Rivers',
  'Bassac Angels',
  'Makers of Kampot',
];

/** What the home page puts first, by name or title. */
export const HIGHLIGHTS: readonly { kind: 'stakeholder' | 'program' | 'event' | 'resource'; name: string }[] =
  [
    { kind: 'stakeholder', name: 'Srov Ledger' },
    { kind: 'stakeholder', name: 'Tonle Cold' },
    { kind: 'stakeholder', name: 'Kru Klas' },
    { kind: 'stakeholder', name: 'Slek Materials' },
    { kind: 'stakeholder', name: 'Roka Link' },
    { kind: 'program', name: 'Women Founders Bridge' },
    { kind: 'program', name: 'Clean Water Pilot Fund' },
    { kind: 'program', name: 'Harvest Tech Sprint' },
    { kind: 'event', name: 'National founders’ week, in eight provinces' },
    { kind: 'resource', name: 'A cap table you can explain to your parents' },
  ];
