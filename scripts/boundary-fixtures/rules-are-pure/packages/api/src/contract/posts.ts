export const posts = {};
