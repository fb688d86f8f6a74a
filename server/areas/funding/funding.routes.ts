import { getFundingAmount } from '#shared/contracts/funding.contract.ts';
import { type Route, route } from '../../http/route.ts';
import { sumFunding } from './funding.queries.ts';

export const routes: Route[] = [
  route(getFundingAmount, async ({ query }, { services, tag }) => {
    tag('stakeholder', ...(query.stakeholder ? [`stakeholder:${query.stakeholder}`] : []));
    const periods = await sumFunding(services.database.db, query);
    const totals = Map.groupBy(periods, ({ currency }) => currency);
    return {
      status: 200,
      totals: [...totals].map(([currency, parts]) => ({
        currency,
        amount: parts.reduce((sum, part) => sum + part.amount, 0),
        confirmed: parts.reduce((sum, part) => sum + part.confirmed, 0),
        rounds: parts.reduce((sum, part) => sum + part.rounds, 0),
      })),
      periods,
      as_of: new Date().toISOString(),
    };
  }),
];
