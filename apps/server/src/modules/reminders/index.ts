export { unsubscribeUrl } from './unsubscribe.ts';
export { wishesOf } from './wishes.queries.ts';
