/** By which the foot of the sheet sends the form of the filters. */
export const DIRECTORY_FORM = 'directory-filters';
