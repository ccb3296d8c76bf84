export { goalRule } from './access.ts';
export { planBefore, planNow } from './plan-then.ts';
