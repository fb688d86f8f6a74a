import { CALLING_CODE, NATIONAL_DIGITS } from '../country/chosen/facts.ts';

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

/** Three, and the rest in halves: of nine digits three and three, of ten three and four, of eleven four and four. */
function grouped(digits: string): string {
  const half = 3 + ((digits.length - 3) >> 1);
  return `${digits.slice(0, 3)} ${digits.slice(3, half)} ${digits.slice(half)}`;
}
