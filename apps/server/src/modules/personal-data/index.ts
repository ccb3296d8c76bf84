export { dataCopyMailOf } from './copies.ts';
export { forgetCopies } from './copies.writes.ts';
export { eraseDueAccounts } from './erase.ts';
export { makeDueCopies } from './make-copies.ts';
export { forgetBilledTo } from './named-invoices.writes.ts';
