import { one } from './one.ts';

export const other = () => one;
