export const wayOut = '/communities/explore';
