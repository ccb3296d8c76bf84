import { posts } from '../areas/posts/contract.ts';

export const client = posts;
