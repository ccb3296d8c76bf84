export { goalRule } from './access.ts';
export { planBefore } from './plan-then.queries.ts';
export { planNow } from './plan-then.ts';
