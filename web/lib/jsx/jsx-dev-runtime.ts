import * as react from 'react/jsx-dev-runtime';
import { plainProps } from './plain-props.ts';

/** As `jsx`, while one develops. */
export const jsxDEV: typeof react.jsxDEV = (type, props, ...rest) =>
  react.jsxDEV(type, plainProps(type, props), ...rest);

export const Fragment = react.Fragment;
