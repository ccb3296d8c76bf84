export { isOfContent } from './facts.ts';
