import { z } from 'zod';
import { readContent } from './read-content.ts';
import { fund, privateInvestor } from './shapes.ts';

const content = readContent(
  'investors',
  z.strictObject({ funds: z.array(fund), private: z.array(privateInvestor) }),
);

/** Investors that are organisations; `ticket` in thousands of US dollars. */
export const FUNDS = content.funds;
/** Investors who are people and invest their own money. */
export const PRIVATE_INVESTORS = content.private;
