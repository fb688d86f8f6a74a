/** A line may end here: zero-width space. */
export const BREAK = '\u200B';
/** A line must not end here: word joiner. */
export const JOINER = '\u2060';

const MARKS = /[\u200B\u2060]/g;

/** The text without the marks of `withLineBreaks`: for whatever is not drawn in lines, and for what is copied. */
export const withoutLineBreaks = (text: string): string => text.replace(MARKS, '');
