import { type ComposedDetour, decideAccess, type Profile, type Viewer } from '@portal/kit';

interface Arrival {
  /** Where they would be. */
  pathname: string;
  search: string;
}

/** Whether somebody is led elsewhere from where they would be: the parameter stands in for the switch of the module alone. */
export function leadsAway(
  { module, param, mount }: ComposedDetour,
  { pathname, search }: Arrival,
  profile: Pick<Profile, 'modules'>,
  viewer: Viewer,
): boolean {
  if (pathname === mount || pathname.startsWith(`${mount}/`)) return false;
  const isRequested = new URLSearchParams(search).get(param) === 'true';
  return decideAccess(profile, { module }, viewer).checks.every(
    ({ asks, isPassed }) => isPassed || (isRequested && asks === 'switch'),
  );
}
