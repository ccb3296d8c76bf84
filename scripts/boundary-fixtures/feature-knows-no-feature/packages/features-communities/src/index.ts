export const communities = {};
