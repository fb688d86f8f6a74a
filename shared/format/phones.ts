import { CALLING_CODE, NATIONAL_DIGITS } from '../domain/country.ts';

/** A stored number for readers in the country: "012 345 678", "096 234 5678". */
export function formatPhone(e164: string): string {
  const national = nationalNumber(e164);
  return national ? grouped(`0${national}`) : e164;
}

/** The same for readers abroad: "+855 12 345 678". */
export function formatPhoneAbroad(e164: string): string {
  const national = nationalNumber(e164);
  return national ? `+${CALLING_CODE} ${grouped(`0${national}`).slice(1)}` : e164;
}

function nationalNumber(e164: string): string | null {
  const before = `+${CALLING_CODE}`;
  const national = e164.startsWith(before) ? e164.slice(before.length) : '';
  const { least, most } = NATIONAL_DIGITS;
  return /^\d+$/.test(national) && national.length >= least && national.length <= most ? national : null;
}

/** Three, three and the rest: nine digits end in three, ten in four. */
function grouped(digits: string): string {
  return `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`;
}
