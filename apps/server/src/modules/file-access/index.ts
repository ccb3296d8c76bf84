export { isOfContent } from './facts.queries.ts';
