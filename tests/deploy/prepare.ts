import { makeBareDebian } from './bare-debian.ts';

/** Before the tests of the runbooks: what more than one of them stands on is made once. */
export default function prepare(): void {
  if (process.env.LONG === '1') makeBareDebian();
}
