/**
 * Parameters that change what a page says. Whatever else stands in an address (the language, an open dialog, the marks of
 * senders, anything somebody made up) leads to the same page: it has no place in the one address of the page, and what is
 * drawn with it is kept for nobody else. A test walks all pages of the site, so that none is forgotten.
 */
const MEANINGFUL =
  ' id page per_page search ordering view when from to month status closing closes_from closes_to place organiser ' +
  'category province stage sector kind type industry business_model looking_at employee_range facts expertise interest ' +
  'investor_type investment_stage service language funding_stage cohort tag year tab quarter funding_currency ';

/** Asked for by a page, and no part of what others see of it: the frame, what opens over a page, what was just done. */
const BESIDE =
  ' lang action next q filters index _routes sent about re done reference discard discarded for save linked return code ' +
  'follow ';

export const isMeaningful = (parameter: string): boolean => MEANINGFUL.includes(` ${parameter} `);

/** Whether any page that is open to everybody reads a parameter of this name. */
export const isKnownToPages = (parameter: string): boolean =>
  isMeaningful(parameter) || BESIDE.includes(` ${parameter} `);
