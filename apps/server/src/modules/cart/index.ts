export { cartRule } from './access.ts';
