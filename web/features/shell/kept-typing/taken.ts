/** What a form hears once its words have arrived, where the page sends them itself. */
export const TAKEN = 'phum:taken';
