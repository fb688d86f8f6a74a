/**
 * Shapes of marks on a field of 64 by 64. `F` stands for the colour of the shape, `A` for its accent and `G` for the
 * ground it stands on.
 */
export const MARK_SHAPES = {
  leaf: '<path fill="F" d="M14 50C9 24 26 12 52 11C55 38 40 54 18 51Z"/><path d="M13 56C20 40 30 31 43 22" stroke="G" stroke-width="3.5" fill="none" stroke-linecap="round"/>',
  sprout:
    '<path fill="F" d="M29 56V38C15 38 9 29 9 17C23 17 30 23 32 33C34 23 41 15 55 15C55 29 47 38 35 38V56Z"/><circle cx="32" cy="10" r="4.5" fill="A"/>',
  rice: '<path d="M32 57V20" stroke="F" stroke-width="3.5" stroke-linecap="round"/><g fill="F"><ellipse cx="32" cy="12" rx="4.5" ry="8"/><ellipse cx="22" cy="24" rx="4.5" ry="8" transform="rotate(-38 22 24)"/><ellipse cx="42" cy="24" rx="4.5" ry="8" transform="rotate(38 42 24)"/><ellipse cx="22" cy="39" rx="4.5" ry="8" transform="rotate(-38 22 39)"/><ellipse cx="42" cy="39" rx="4.5" ry="8" transform="rotate(38 42 39)"/></g>',
  drop: '<path fill="F" d="M32 7C43 22 51 31 51 40A19 18 0 0 1 13 40C13 31 21 22 32 7Z"/><path d="M23 41A10 10 0 0 0 33 50" stroke="A" stroke-width="4" fill="none" stroke-linecap="round"/>',
  waves:
    '<g fill="none" stroke-width="5.5" stroke-linecap="round"><path stroke="F" d="M8 22C16 12 24 12 32 22S48 32 56 22"/><path stroke="A" d="M8 36C16 26 24 26 32 36S48 46 56 36"/><path stroke="F" d="M8 50C16 40 24 40 32 50S48 60 56 50"/></g>',
  sun: '<circle cx="32" cy="32" r="12" fill="F"/><g stroke="A" stroke-width="5" stroke-linecap="round"><path d="M32 8v5M32 51v5M8 32h5M51 32h5M15 15l3.5 3.5M45.5 45.5l3.5 3.5M49 15l-3.5 3.5M18.5 45.5L15 49"/></g>',
  rising:
    '<path fill="F" d="M10 44A22 22 0 0 1 54 44Z"/><g stroke="F" stroke-width="4.5" stroke-linecap="round"><path d="M32 8v6M11 17l4.5 4.5M53 17l-4.5 4.5"/></g><path d="M6 52h52" stroke="A" stroke-width="4.5" stroke-linecap="round"/>',
  bolt: '<path fill="F" d="M37 6L14 36H29L25 58L50 26H34Z"/>',
  boat: '<path fill="F" d="M6 40H58C54 52 46 56 32 56S10 52 6 40Z"/><path fill="A" d="M34 8C46 16 50 26 50 35H34Z"/><path fill="F" d="M30 14V35H16C18 26 22 19 30 14Z"/>',
  fish: '<path fill="F" d="M6 32C14 18 32 14 44 26L58 17C55 27 55 37 58 47L44 38C32 50 14 46 6 32Z"/><circle cx="19" cy="29" r="3.5" fill="G"/><path d="M29 22C34 28 34 36 29 42" stroke="A" stroke-width="3.5" fill="none" stroke-linecap="round"/>',
  coins:
    '<circle cx="24" cy="26" r="17" fill="F"/><circle cx="40" cy="39" r="17" fill="A" stroke="G" stroke-width="3.5"/><path d="M40 31v16M34 36h9M37 43h9" stroke="G" stroke-width="3" stroke-linecap="round"/>',
  bars: '<g fill="F"><rect x="9" y="36" width="12" height="20" rx="2"/><rect x="26" y="24" width="12" height="32" rx="2"/></g><rect x="43" y="8" width="12" height="48" rx="2" fill="A"/>',
  ledger:
    '<rect x="12" y="8" width="40" height="48" rx="5" fill="F"/><path d="M21 22h22M21 32h22M21 42h12" stroke="G" stroke-width="4" stroke-linecap="round"/><circle cx="43" cy="43" r="5" fill="A"/>',
  book: '<path fill="F" d="M6 14C16 11 25 13 30 19V54C25 48 16 46 6 49Z"/><path fill="A" d="M58 14C48 11 39 13 34 19V54C39 48 48 46 58 49Z"/>',
  cap: '<path fill="F" d="M32 12L60 25L32 38L4 25Z"/><path fill="F" d="M16 36L32 43L48 36V46C44 52 20 52 16 46Z"/><path d="M54 28V46" stroke="A" stroke-width="4" stroke-linecap="round"/>',
  heart:
    '<path fill="F" d="M32 56C14 43 6 33 6 23C6 9 25 6 32 19C39 6 58 9 58 23C58 33 50 43 32 56Z"/><path d="M32 22v20M22 32h20" stroke="G" stroke-width="5.5" stroke-linecap="round"/>',
  pulse:
    '<circle cx="32" cy="32" r="26" fill="F"/><path d="M10 34H22L27 20L35 46L40 34H54" stroke="G" stroke-width="4.5" fill="none" stroke-linecap="round" stroke-linejoin="round"/>',
  wheel:
    '<circle cx="32" cy="32" r="22" fill="none" stroke="F" stroke-width="6"/><g stroke="F" stroke-width="3.5"><path d="M32 12V52M12 32H52M18 18L46 46M46 18L18 46"/></g><circle cx="32" cy="32" r="7" fill="A"/>',
  route:
    '<path d="M14 50H40A9 9 0 0 0 40 32H24A9 9 0 0 1 24 14H50" fill="none" stroke="F" stroke-width="6" stroke-linecap="round"/><circle cx="13" cy="50" r="7" fill="A"/><circle cx="51" cy="14" r="7" fill="A"/>',
  parcel:
    '<path fill="F" d="M32 6L56 18V46L32 58L8 46V18Z"/><path d="M8 18L32 30L56 18M32 30V58" stroke="G" stroke-width="3.5" fill="none"/><path fill="A" d="M20 12L44 24V33L38 30V27L14 15Z"/>',
  arrows: '<path fill="F" d="M6 24H34V13L56 31L34 49V38H6Z"/><path fill="A" d="M6 44H24V54H6Z"/>',
  bowl: '<path fill="F" d="M6 32H58C58 46 48 56 32 56S6 46 6 32Z"/><g fill="none" stroke="A" stroke-width="4.5" stroke-linecap="round"><path d="M22 25C17 19 27 16 22 9M34 25C29 19 39 16 34 9M46 25C41 19 51 16 46 9"/></g>',
  chilli:
    '<path fill="F" d="M46 18C54 40 36 56 10 54C24 50 30 38 30 24C34 16 42 14 46 18Z"/><path d="M40 17C40 11 44 8 50 7" stroke="A" stroke-width="5" fill="none" stroke-linecap="round"/>',
  basket:
    '<path fill="F" d="M8 28H56L50 56H14Z"/><path d="M16 28C18 4 46 4 48 28" fill="none" stroke="A" stroke-width="5"/><path d="M12 38H52M14 47H50M24 28V56M40 28V56" stroke="G" stroke-width="3"/>',
  bag: '<path fill="F" d="M10 20H54L58 57H6Z"/><path d="M21 28V18A11 11 0 0 1 43 18V28" fill="none" stroke="A" stroke-width="5" stroke-linecap="round"/>',
  stall:
    '<path fill="F" d="M8 30H56V56H38V40H26V56H8Z"/><path fill="A" d="M4 27L12 9H52L60 27A7 7 0 0 1 46 27A7 7 0 0 1 32 27A7 7 0 0 1 18 27A7 7 0 0 1 4 27Z"/>',
  play: '<circle cx="32" cy="32" r="26" fill="F"/><path fill="G" d="M26 19L46 32L26 45Z"/>',
  drum: '<ellipse cx="32" cy="16" rx="22" ry="9" fill="A"/><path fill="F" d="M10 20C16 30 48 30 54 20C58 36 48 44 46 56H18C16 44 6 36 10 20Z"/>',
  bricks:
    '<g fill="F"><rect x="6" y="38" width="24" height="15" rx="2"/><rect x="34" y="38" width="24" height="15" rx="2"/><rect x="20" y="20" width="24" height="15" rx="2"/></g><rect x="33" y="4" width="20" height="13" rx="2" fill="A" transform="rotate(14 43 10)"/>',
  house:
    '<path fill="F" d="M4 28L32 6L60 28H52V44H12V28Z"/><path d="M17 44V58M32 44V58M47 44V58" stroke="F" stroke-width="5"/><rect x="26" y="28" width="12" height="16" fill="A"/>',
  snow: '<g stroke="F" stroke-width="5" stroke-linecap="round" fill="none"><path d="M32 6V58M9.5 19L54.5 45M54.5 19L9.5 45"/></g><g stroke="A" stroke-width="4" stroke-linecap="round" fill="none"><path d="M24 10L32 18L40 10M24 54L32 46L40 54"/></g>',
  loop: '<path d="M14 38A19 19 0 0 1 46 18" fill="none" stroke="F" stroke-width="7"/><path fill="F" d="M42 6L58 19L40 28Z"/><path d="M50 26A19 19 0 0 1 18 46" fill="none" stroke="A" stroke-width="7"/><path fill="A" d="M22 58L6 45L24 36Z"/>',
  pin: '<path fill="F" d="M32 58C18 42 11 34 11 25A21 21 0 0 1 53 25C53 34 46 42 32 58Z"/><circle cx="32" cy="25" r="9" fill="A"/>',
  gear: '<g fill="F"><circle cx="32" cy="32" r="18"/><g><rect x="26" y="6" width="12" height="52" rx="3"/><rect x="26" y="6" width="12" height="52" rx="3" transform="rotate(60 32 32)"/><rect x="26" y="6" width="12" height="52" rx="3" transform="rotate(120 32 32)"/></g></g><circle cx="32" cy="32" r="8.5" fill="A"/>',
  arm: '<path d="M14 54V36L34 18L52 28" fill="none" stroke="F" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/><circle cx="34" cy="18" r="6.5" fill="A"/><path d="M52 28V40M52 28L60 36" stroke="F" stroke-width="5" stroke-linecap="round"/><path d="M6 57H26" stroke="F" stroke-width="6" stroke-linecap="round"/>',
  brackets:
    '<g fill="none" stroke="F" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"><path d="M20 16L6 32L20 48M44 16L58 32L44 48"/></g><path d="M37 11L27 53" stroke="A" stroke-width="6" stroke-linecap="round"/>',
  layers:
    '<path fill="F" d="M32 34L6 46L32 58L58 46Z"/><path fill="A" stroke="G" stroke-width="2.5" d="M32 20L4 33L32 46L60 33Z"/><path fill="F" stroke="G" stroke-width="2.5" d="M32 5L4 18L32 31L60 18Z"/>',
  speech:
    '<path fill="F" d="M6 10H44A4 4 0 0 1 48 14V34A4 4 0 0 1 44 38H24L13 48V38H6Z"/><path fill="A" stroke="G" stroke-width="3" d="M30 26H54A5 5 0 0 1 59 31V46A5 5 0 0 1 54 50V59L43 50H30A5 5 0 0 1 25 45V31A5 5 0 0 1 30 26Z"/>',
  lotus:
    '<path fill="F" d="M32 8C42 20 42 36 32 52C22 36 22 20 32 8Z"/><path fill="A" d="M10 20C24 24 30 38 32 54C18 52 9 38 10 20Z"/><path fill="A" d="M54 20C40 24 34 38 32 54C46 52 55 38 54 20Z"/><path d="M8 57H56" stroke="F" stroke-width="4.5" stroke-linecap="round"/>',
  towers:
    '<path fill="F" d="M32 5C38 14 40 22 40 34H24C24 22 26 14 32 5Z"/><path fill="A" d="M13 17C18 24 20 30 20 38H6C6 30 8 24 13 17ZM51 17C56 24 58 30 58 38H44C44 30 46 24 51 17Z"/><path fill="F" d="M4 42H60V56H38V48H26V56H4Z"/>',
  steps: '<path fill="F" d="M6 58V44H22V30H38V16H54V58Z"/><circle cx="13" cy="30" r="6.5" fill="A"/>',
  people:
    '<circle cx="32" cy="16" r="9" fill="F"/><circle cx="12" cy="26" r="7" fill="A"/><circle cx="52" cy="26" r="7" fill="A"/><path fill="F" d="M16 57C16 22 48 22 48 57Z"/><path fill="A" d="M2 57C2 44 6 36 14 36C12 42 11 49 11 57ZM62 57C62 44 58 36 50 36C52 42 53 49 53 57Z"/>',
  palm: '<path d="M33 58C32 46 32 36 34 26" stroke="F" stroke-width="5.5" fill="none" stroke-linecap="round"/><g fill="F"><path d="M34 25C22 12 12 16 6 26C16 22 25 24 34 25Z"/><path d="M34 25C46 12 56 16 60 26C50 22 43 24 34 25Z"/><path d="M34 25C22 26 16 34 17 44C23 36 28 30 34 25Z"/><path d="M34 25C44 27 50 34 50 44C44 36 40 30 34 25Z"/></g><circle cx="34" cy="13" r="5.5" fill="A"/>',
  nodes:
    '<path fill="none" d="M16 18L46 14L50 46L20 50ZM16 18L50 46M46 14L20 50" stroke="F" stroke-width="3.5"/><g fill="F"><circle cx="16" cy="18" r="7.5"/><circle cx="50" cy="46" r="7.5"/></g><g fill="A"><circle cx="46" cy="14" r="6.5"/><circle cx="20" cy="50" r="6.5"/></g>',
  knot: '<g fill="none" stroke-width="7"><rect x="10" y="18" width="30" height="30" rx="8" stroke="F"/><rect x="24" y="10" width="30" height="30" rx="8" stroke="A"/><path d="M33 48H34A6 6 0 0 0 40 42V34" stroke="F"/></g>',
  petals:
    '<g fill="F"><ellipse cx="32" cy="17" rx="9" ry="13"/><ellipse cx="32" cy="47" rx="9" ry="13"/><ellipse cx="17" cy="32" rx="13" ry="9"/><ellipse cx="47" cy="32" rx="13" ry="9"/></g><circle cx="32" cy="32" r="7" fill="A"/>',
  weave:
    '<g fill="F"><rect x="8" y="14" width="48" height="9"/><rect x="8" y="41" width="48" height="9"/></g><g fill="A"><rect x="15" y="8" width="9" height="20"/><rect x="41" y="36" width="9" height="20"/></g><g fill="A"><rect x="15" y="36" width="9" height="5"/><rect x="15" y="50" width="9" height="6"/><rect x="41" y="8" width="9" height="6"/><rect x="41" y="23" width="9" height="9"/></g>',
  arcs: '<g fill="none" stroke-width="7"><path stroke="F" d="M6 54A26 26 0 0 1 58 54"/><path stroke="A" d="M18 54A14 14 0 0 1 46 54"/></g><circle cx="32" cy="14" r="7" fill="F"/>',
  bridge:
    '<path d="M4 46H60" stroke="F" stroke-width="6"/><path d="M10 46A22 24 0 0 1 54 46" fill="none" stroke="F" stroke-width="6"/><path d="M21 28V46M32 22V46M43 28V46" stroke="A" stroke-width="4.5"/><path d="M8 56H56" stroke="A" stroke-width="4.5" stroke-linecap="round"/>',
  star: '<path fill="F" d="M32 4L38 26L60 32L38 38L32 60L26 38L4 32L26 26Z"/><path fill="A" d="M51 9L53 15L59 17L53 19L51 25L49 19L43 17L49 15Z"/>',
  quarters:
    '<path fill="F" d="M8 30V8H30A22 22 0 0 1 8 30Z"/><path fill="A" d="M34 8H56V30A22 22 0 0 1 34 8Z"/><path fill="A" d="M8 34A22 22 0 0 1 30 56H8Z"/><path fill="F" d="M56 34V56H34A22 22 0 0 1 56 34Z"/>',
  seed: '<path fill="F" d="M32 6A26 26 0 0 0 32 58C22 44 22 20 32 6Z"/><path fill="A" d="M35 6A26 26 0 0 1 35 58C45 44 45 20 35 6Z"/>',
} as const;

export type MarkShape = keyof typeof MARK_SHAPES;

/** What the marks of a sector, or of a kind of organisation, may show. */
export const SHAPES_OF: Readonly<Record<string, readonly MarkShape[]>> = {
  agritech: ['sprout', 'rice', 'leaf', 'rising', 'palm'],
  fintech: ['coins', 'bars', 'ledger', 'knot'],
  edtech: ['book', 'cap', 'star', 'steps'],
  health: ['heart', 'pulse', 'petals', 'drop'],
  retail: ['bag', 'stall', 'basket', 'quarters'],
  logistics: ['parcel', 'route', 'arrows', 'bridge'],
  food: ['bowl', 'chilli', 'basket', 'rice'],
  energy: ['sun', 'bolt', 'rising', 'arcs'],
  software: ['brackets', 'layers', 'nodes', 'quarters'],
  'circular-economy': ['loop', 'leaf', 'seed', 'petals'],
  tourism: ['towers', 'lotus', 'palm', 'boat'],
  'creative-media': ['play', 'drum', 'speech', 'star'],
  'crafts-fashion': ['weave', 'knot', 'basket', 'lotus'],
  mobility: ['wheel', 'route', 'arrows', 'bolt'],
  fisheries: ['fish', 'boat', 'waves', 'drop'],
  utilities: ['drop', 'waves', 'bolt', 'pin'],
  geodata: ['pin', 'layers', 'nodes', 'route'],
  construction: ['house', 'bricks', 'bridge', 'towers'],
  'work-skills': ['steps', 'people', 'cap', 'bars'],
  'civic-tech': ['speech', 'people', 'nodes', 'bridge'],
  robotics: ['arm', 'gear', 'wheel', 'brackets'],
  'cold-chain': ['snow', 'parcel', 'drop', 'waves'],
  eso: ['rising', 'bridge', 'knot', 'lotus', 'steps', 'people', 'arcs', 'nodes'],
  investor: ['coins', 'bars', 'seed', 'star', 'quarters', 'arcs'],
  'academic-institution': ['book', 'cap', 'lotus', 'towers'],
  'co-working-space': ['house', 'quarters', 'people', 'layers'],
  'community-and-association': ['people', 'petals', 'knot', 'speech'],
  corporate: ['quarters', 'arcs', 'layers', 'bars'],
  'development-partner': ['bridge', 'petals', 'seed', 'star'],
  'government-institution': ['towers', 'lotus', 'star', 'rising'],
  'incubator-and-accelerator': ['sprout', 'seed', 'steps', 'rising'],
  media: ['speech', 'play', 'drum', 'arcs'],
  'service-provider': ['gear', 'ledger', 'brackets', 'knot'],
};
