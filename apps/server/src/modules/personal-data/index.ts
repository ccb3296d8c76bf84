export { dataCopyMailOf, forgetCopies } from './copies.ts';
export { eraseDueAccounts } from './erase.ts';
export { makeDueCopies } from './make-copies.ts';
export { forgetBilledTo } from './named-invoices.ts';
