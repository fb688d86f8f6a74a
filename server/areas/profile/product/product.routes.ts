import * as contract from '#shared/contracts/product.contract.ts';
import { type Route, route } from '../../../http/route.ts';
import { addItem, changeItem, profileOfItem, removeItem } from '../change-item.ts';
import { getProduct } from './get-product.ts';

export const routes: Route[] = [
  route(contract.createProduct, ({ body: { stakeholder_id, ...body } }, context) =>
    addItem(context, String(stakeholder_id), 'product', body),
  ),
  route(contract.getProduct, ({ params }, context) => getProduct(context, params.id)),
  route(contract.updateProduct, async ({ params, body }, context) => {
    const id = await profileOfItem(context, 'product', params.id);
    return changeItem(context, id, 'product', params.id, body);
  }),
  route(contract.deleteProduct, async ({ params }, context) => {
    const id = await profileOfItem(context, 'product', params.id);
    return removeItem(context, id, 'product', params.id);
  }),
];
