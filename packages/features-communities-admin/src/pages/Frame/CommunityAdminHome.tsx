import { type PageProps, useDestinations } from '@portal/kit';
import { useReplacement } from '@portal/features-communities/parts';
import { adminDestinations } from '../../destinations.ts';

/** The bare address of a community leads to the first of its pages. */
export function CommunityAdminHome({ params }: PageProps<'id'>) {
  useReplacement(useDestinations(adminDestinations).adminCommunityAboutPage(params));
  return null;
}
