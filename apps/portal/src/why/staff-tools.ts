import { lazy } from 'react';

export { ActingNotice } from './ActingNotice.tsx';
export { RefusedNotice } from './RefusedNotice.tsx';
/** Fetched when it is opened; the notices of staff do not wait for it. */
export const WhyPanel = lazy(() => import('./WhyPanel.tsx').then((module) => ({ default: module.WhyPanel })));
