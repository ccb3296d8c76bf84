export { mountIdentityProvider } from './mount.ts';
