export type { NextSource } from './next-source.ts';
