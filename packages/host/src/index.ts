export type { PortalParts } from './composition.ts';
export { startPortal } from './start-portal.tsx';
