import type { Feature } from '@portal/kit';
import { testProfile } from '@portal/kit/testing';
import { composePortal, type PortalComposition } from '../../composition.ts';

/** A portal of these features, with communities and events on. */
export function portalOf(features: readonly Feature[]): PortalComposition {
  const picture = '/picture.svg';
  return composePortal({
    profile: testProfile({ communities: {}, events: {} }),
    brand: { logo: picture, logoDark: picture, mark: picture, favicon: picture, signIn: picture },
    theme: 'test',
    publicFeatures: features,
    loadFeatures: async () => features,
    closed: [],
    isInDevelopment: false,
  });
}
