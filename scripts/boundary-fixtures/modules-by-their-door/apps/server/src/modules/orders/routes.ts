export const orderRoutes = 'orders';
