/**
 * The layers of all style sheets, in their order. It stands in the head of every page before the first of them: a sheet that
 * the browser fetched for a part may come to stand before that of the frame when React makes the document anew.
 */
export const LAYER_ORDER = '@layer properties,theme,base,components,utilities;';
