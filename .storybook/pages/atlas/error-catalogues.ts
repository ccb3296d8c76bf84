import { calls } from '@portal/api';
import { catalogue } from '../../catalogue/catalogue.ts';
import { errorEntries, type CallPlace } from '../../catalogue/error-entries.ts';
import { allMessages } from './all-messages.ts';

const byName = new Map<string, CallPlace>(
  Object.values(calls).flatMap((area) => Object.values(area).map((call) => [call.name, call] as const)),
);

/** Every entry of every feature's error catalogue. */
export const allErrorEntries = errorEntries(allMessages, (name) => byName.get(name) ?? null, catalogue);
