import type { Portal } from '../portal/portal.ts';

export type PlaceOf = (portal: Portal) => string;
