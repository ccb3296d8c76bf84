import { calls } from '@portal/api';
import type { Messages } from '@portal/kit';
import { catalogue } from '../../catalogue/catalogue.ts';
import { errorEntries, type CallPlace } from '../../catalogue/error-entries.ts';
import { areaOf } from '../../catalogue/screen-states.ts';

const modules = import.meta.glob<{ messages: Messages }>(
  ['../../../packages/features-*/src/messages.ts', '../../../apps/portal/src/messages.ts'],
  { eager: true },
);

const catalogues = Object.entries(modules).map(([path, { messages }]) => ({
  area: areaOf(path),
  texts: messages.texts,
}));

const byName = new Map<string, CallPlace>(
  Object.values(calls).flatMap((area) => Object.values(area).map((call) => [call.name, call] as const)),
);

/** Every entry of every feature's error catalogue. */
export const allErrorEntries = errorEntries(catalogues, (name) => byName.get(name) ?? null, catalogue);
