export { addOrder } from './add-order.ts';
