export { orderRule } from './access.ts';
export { checkoutUrl } from './checkout-addresses.ts';
export { mountCheckout } from './checkout-routes.ts';
export { giveUpOthers } from './giving-up.ts';
export { oweAgain } from './pay-refunds.ts';
export { addOrder, placeOrder } from './place-order.ts';
export { settleWaiting } from './settle-waiting.ts';
export { settleOrder } from './settle.ts';
