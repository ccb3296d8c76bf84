export const portal = {};
