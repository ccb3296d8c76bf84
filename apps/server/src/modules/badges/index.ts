export { mountBadges } from './mount.ts';
export { distrustKey, renewKey, trustedKeys } from './signing-keys.ts';
