/** The same address as calendar programs take it: they follow it instead of keeping it once. */
export const webcal = (address: string): string => address.replace(/^https?:/, 'webcal:');
