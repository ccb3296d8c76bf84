import { lazyPart } from '@portal/ui';

/** One script for all that filters. */
const filters = () => import('./filters.ts');

export const LateHeader = lazyPart(async () => ({ default: (await filters()).DiscoverHeader }));
export const LateSidebar = lazyPart(async () => ({ default: (await filters()).DiscoverSidebar }));
export const LateCalendar = lazyPart(async () => ({
  default: (await import('./DiscoverCalendar.tsx')).DiscoverCalendar,
}));
export const LateViewsInPlace = lazyPart(async () => ({ default: (await import('./ViewsInPlace.tsx')).ViewsInPlace }));
