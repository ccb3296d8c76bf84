export { unsubscribeUrl } from './unsubscribe.ts';
export { wishesOf } from './wishes.ts';
