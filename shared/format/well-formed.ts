/** Half a pair of surrogates becomes the sign for what cannot be read: `toWellFormed`, for browsers before 2023 too. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');
