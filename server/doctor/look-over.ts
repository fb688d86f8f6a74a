import type { Services } from '../services.ts';
import { examine } from './examine.ts';
import { tell } from './tell-findings.ts';

/** The short look at every start: what is doubtful is one line with its cure; production does not start on what is unsafe. */
export async function lookOver(services: Services): Promise<void> {
  const told = tell(await examine(services, { short: true }), 'en');
  for (const { found, state, text } of told) if (state !== 'ok') services.log.warn({ found, state }, text);
  const unsafe = told.filter(({ state }) => state === 'unsafe');
  if (services.config.production && unsafe.length > 0)
    throw new Error(`Not fit to serve:\n${unsafe.map(({ text }) => `  ${text}`).join('\n')}`);
}
