import { calls } from '@portal/api';

/** What is read again once a goal or a reflection has changed. */
export const planReads = [calls.goals.ofPeriod, calls.cpd.periods, calls.cpd.currentPeriod];
