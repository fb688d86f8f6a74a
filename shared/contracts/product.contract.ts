import { defineContract } from './contract.ts';
import { itemCalls } from './item-calls.ts';
import { uuid } from './list.ts';
import { productInput } from './profile-input.ts';
import { savedProduct } from './profile-items.ts';
import { profileProduct } from './profile-shapes.ts';

const path = '/api/v1/product/';
const items = itemCalls({ path, input: productInput, saved: savedProduct });

export const createProduct = items.add('product.create', 'Adds a product to a startup', {
  stakeholder_id: uuid,
});

export const getProduct = defineContract({
  id: 'product.get',
  summary: 'One product of an approved startup, or of one’s own; then as it is edited',
  method: 'GET',
  ...items.one,
  access: 'public',
  response: profileProduct.extend({ stakeholder_id: uuid }),
});

export const updateProduct = items.change('product.update', 'Changes a product; what is not named stays');

export const deleteProduct = items.remove('product.delete', 'Removes a product');
