import * as contract from '#shared/contracts/funding.contract.ts';
import { asList } from '#shared/contracts/list.ts';
import { oneFromList } from '../../http/one-from-list.ts';
import { type Handler, type Route, route } from '../../http/route.ts';
import { addItem, changeItem, getItem, profileOfItem, removeItem } from '../profile/change-item.ts';
import { plainAmount } from '../profile/content.ts';
import { ownItems } from '../profile/own-items.ts';
import { listMasterTerms } from '../taxonomy/list-master-terms.ts';
import { sumFunding } from './funding.queries.ts';
import { answerRound, listNamedRounds } from './named-rounds.ts';
import { setStage } from './set-stage.ts';

const stages: Handler<typeof contract.listFundingStages> = async ({ query }, { services, tag }) => {
  tag('taxonomy');
  const { terms, total } = await listMasterTerms(services.database.db, 'stage', query);
  return asList(terms, total, query);
};

export const routes: Route[] = [
  route(contract.getFundingAmount, async ({ query }, { services, tag }) => {
    const stakeholder = query.stakeholder_id ?? query.startup ?? query.stakeholder;
    tag('stakeholder', ...(stakeholder ? [`stakeholder:${stakeholder}`] : []));
    const periods = await sumFunding(services.database.db, { ...query, stakeholder });
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
  route(contract.addFund, ({ body: { stakeholder_id, ...body } }, context) =>
    addItem(context, String(stakeholder_id), 'funding_rounds', body),
  ),
  route(contract.listFunds, async ({ query }, context) => {
    const rounds = await ownItems(context, 'funding_rounds', query.stakeholder_id);
    const from = (query.page - 1) * query.per_page;
    const page = rounds.slice(from, from + query.per_page);
    const shown = page.map((one) => ({ ...one, amount_raised: plainAmount(one.amount, one.currency) }));
    return asList(shown, rounds.length, query);
  }),
  route(contract.getFund, async ({ params }, context) => {
    const id = await profileOfItem(context, 'funding_rounds', params.id);
    return getItem(context, id, 'funding_rounds', params.id);
  }),
  route(contract.changeFund, async ({ params, body }, context) => {
    const id = await profileOfItem(context, 'funding_rounds', params.id);
    return changeItem(context, id, 'funding_rounds', params.id, body);
  }),
  route(contract.removeFund, async ({ params }, context) => {
    const id = await profileOfItem(context, 'funding_rounds', params.id);
    return removeItem(context, id, 'funding_rounds', params.id);
  }),
  route(contract.listFundingStages, stages),
  oneFromList(contract.getFundingStage, stages),
  route(contract.setFundingStage, ({ body: { stakeholder_id, ...body } }, context) =>
    setStage(context, stakeholder_id, body),
  ),
  route(contract.changeFundingStage, ({ params, body }, context) => setStage(context, params.id, body)),
  route(contract.listNamedRounds, listNamedRounds),
  oneFromList(contract.getNamedRound, listNamedRounds),
  route(contract.answerRound, async ({ params, body }, context) => {
    await answerRound(context, params.id, body);
    return { status: 200 as const, confirmed: body.confirmed };
  }),
];
