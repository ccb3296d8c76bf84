export { cartRule, cartToFillRule } from './access.ts';
