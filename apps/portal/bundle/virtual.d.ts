declare module 'virtual:portal-profile' {
  import type { Profile } from '@portal/kit/access';
  import type { Brand } from '@portal/profiles/brand-assets.ts';

  /** The organisation this portal was built for. */
  export const profile: Profile;
  /** Its pictures' addresses. */
  export const brand: Brand;
  /** The name of its theme, for PortalRoot. */
  export const theme: string;
}

declare module 'virtual:portal-features' {
  import type { Feature } from '@portal/kit';
  import type { ModuleId } from '@portal/kit/access';

  /** The features whose module this organisation's profile switches on. */
  export const features: readonly Feature[];
  /** Where the pages of the others would be. */
  export const closed: readonly { module: ModuleId; mount: string }[];
}
