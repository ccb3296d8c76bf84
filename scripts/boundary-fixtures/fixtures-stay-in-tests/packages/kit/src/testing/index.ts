export const testProfile = {};
