import type { Messages } from '@portal/kit';
import type { Catalogue } from '../../catalogue/error-entries.ts';
import { areaOf } from '../../catalogue/screen-states.ts';

const modules = import.meta.glob<Readonly<Record<string, Messages>>>(
  ['../../../packages/*/src/**/messages.ts', '../../../packages/kit/src/messages/common-messages.ts'],
  { eager: true },
);

/** The words of every feature, of the host and of what all of them share. */
export const allMessages: readonly (Catalogue & Messages)[] = Object.entries(modules).flatMap(([path, exported]) =>
  Object.values(exported).map((messages) => ({ area: areaOf(path), ...messages })),
);
