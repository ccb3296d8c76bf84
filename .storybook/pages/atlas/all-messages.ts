import type { Messages } from '@portal/kit';
import type { Catalogue } from '../../catalogue/error-entries.ts';
import { areaOf } from '../../catalogue/screen-states.ts';

const modules = import.meta.glob<Readonly<Record<string, Messages>>>(
  [
    '../../../packages/features-*/src/messages.ts',
    '../../../packages/api/src/hooks/messages.ts',
    '../../../packages/kit/src/*/messages.ts',
    '../../../packages/host/src/messages*.ts',
  ],
  { eager: true },
);

/** The words of every feature, of the host and of what all of them share. */
export const allMessages: readonly Catalogue[] = Object.entries(modules).flatMap(([path, exported]) =>
  Object.values(exported).map(({ texts }) => ({ area: areaOf(path), texts })),
);
