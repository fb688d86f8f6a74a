/** Khmer digits ០-៩ as 0-9; everything else stays (both are accepted, 0-9 is stored). */
export function latinDigits(text: string): string {
  return text.replace(/[\u17E0-\u17E9]/g, (digit) => String(digit.charCodeAt(0) - 0x17e0));
}
