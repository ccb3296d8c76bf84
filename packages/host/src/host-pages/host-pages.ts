export { AccountFailed } from './AccountFailed.tsx';
export { HomeGreeting } from './HomeGreeting.tsx';
export { NotFoundScreen } from './NotFoundScreen.tsx';
