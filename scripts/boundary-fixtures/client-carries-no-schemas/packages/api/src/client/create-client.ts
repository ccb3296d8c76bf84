import { posts } from '../contract/posts.ts';

export const client = posts;
