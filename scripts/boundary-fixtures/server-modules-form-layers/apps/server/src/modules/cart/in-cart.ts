export const inCart = 1;
