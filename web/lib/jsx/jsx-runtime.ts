import * as react from 'react/jsx-runtime';
import { plainProps } from './plain-props.ts';

export type { JSX } from 'react/jsx-runtime';

/** What JSX compiles to (tsconfig.json): React's own, without marks of lines in what is not drawn in lines (ADR 19). */
export const jsx: typeof react.jsx = (type, props, key) => react.jsx(type, plainProps(type, props), key);

/** The same for an element with several children. */
export const jsxs: typeof react.jsxs = (type, props, key) => react.jsxs(type, plainProps(type, props), key);

export const Fragment = react.Fragment;
