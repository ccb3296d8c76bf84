import { lazy } from 'react';

/** One script for all that filters. */
const filters = () => import('./filters.ts');

export const LateHeader = lazy(async () => ({ default: (await filters()).DiscoverHeader }));
export const LateSidebar = lazy(async () => ({ default: (await filters()).DiscoverSidebar }));
export const LateCalendar = lazy(async () => ({ default: (await import('./DiscoverCalendar.tsx')).DiscoverCalendar }));
export const LateViewsInPlace = lazy(async () => ({ default: (await import('./ViewsInPlace.tsx')).ViewsInPlace }));
