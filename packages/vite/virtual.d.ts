declare module 'virtual:portal' {
  import type { PortalParts } from '@portal/host';

  /** The organisation that this portal was built for, with the features that its profile switches on. */
  export const portal: PortalParts;
}
