import { lazy } from 'react';

/** Calendars and lists that open are heavier than the page: one script for all of them. */
const fields = () => import('./fields.ts');

export const LateMultiSelect = lazy(async () => ({ default: (await fields()).LateMultiSelect }));
export const PlaceAndDates = lazy(async () => ({ default: (await fields()).PlaceAndDates }));
export const LateCalendar = lazy(async () => ({ default: (await import('./DiscoverCalendar.tsx')).DiscoverCalendar }));
