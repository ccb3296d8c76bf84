import { orderRoutes } from './modules/orders/routes.ts';

export const app = orderRoutes;
