import * as z from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { id } from '../../contract/fields.ts';
import { onOrder } from './access.ts';
import { order } from './schemas.ts';

export const orders = {
  byId: endpoint({
    method: 'GET',
    path: '/api/order/{id}',
    service: 'product',
    summary: 'One of my orders',
    access: onOrder('see'),
    response: order,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/order/cancel',
    service: 'product',
    summary: 'Give up an order that is not paid',
    access: onOrder('cancel'),
    body: z.object({ orderId: id }),
    response: order,
    problems: ['conflict', 'unavailable'],
  }),
};
