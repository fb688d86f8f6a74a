import { z } from 'zod';
import { defineContract } from './contract.ts';
import { uuid } from './list.ts';
import { removedItem, savedProduct } from './profile-items.ts';
import { productInput, profileProduct } from './profile-parts.ts';

const path = '/api/v1/product/';
const params = z.object({ id: uuid });

export const createProduct = defineContract({
  id: 'product.create',
  area: 'product',
  summary: 'Adds a product to a startup',
  method: 'POST',
  path,
  access: 'member',
  body: productInput.extend({ stakeholder_id: uuid }),
  response: savedProduct,
  status: 201,
});

export const getProduct = defineContract({
  id: 'product.get',
  area: 'product',
  summary: 'One product of an approved startup, or of one’s own; then as it is edited',
  method: 'GET',
  path: `${path}{id}/`,
  access: 'public',
  params,
  response: profileProduct.extend({ stakeholder_id: uuid }),
});

export const updateProduct = defineContract({
  id: 'product.update',
  area: 'product',
  summary: 'Changes a product; what is not named stays',
  method: 'PATCH',
  path: `${path}{id}/`,
  access: 'member',
  params,
  body: productInput,
  response: savedProduct,
});

export const deleteProduct = defineContract({
  id: 'product.delete',
  area: 'product',
  summary: 'Removes a product',
  method: 'DELETE',
  path: `${path}{id}/`,
  access: 'member',
  params,
  response: removedItem,
});
