export { mountBadges } from './mount.ts';
export { trustedKeys } from './signing-keys.queries.ts';
export { renewKey } from './signing-keys.ts';
export { distrustKey } from './signing-keys.writes.ts';
