import { other } from './other.ts';

export const one = () => other;
