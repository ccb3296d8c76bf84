export const startPortal = {};
