export const mock = {};
