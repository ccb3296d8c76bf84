import { HomePage } from './HomePage.tsx';
import { firstReads, TrackerPage } from './TrackerPage.tsx';

export const home = { default: HomePage };
export const tracker = { default: TrackerPage, firstReads };
