import type { Order } from '../../db/schema/index.ts';

export const orderReply = ({ id }: Order) => ({ id });
