import type { Messages } from '@portal/kit';
import type { Catalogue } from '../../catalogue/error-entries.ts';
import { areaOf } from '../../catalogue/screen-states.ts';

/** A file of words may also export parts that others put together. */
const modules = import.meta.glob<Readonly<Record<string, Messages | Readonly<Record<string, unknown>>>>>(
  [
    '../../../packages/features-*/src/**/messages*.ts',
    '../../../packages/api/src/hooks/*messages.ts',
    '../../../packages/kit/src/*/messages.ts',
    '../../../packages/host/src/messages*.ts',
  ],
  { eager: true },
);

function isMessages(value: Messages | Readonly<Record<string, unknown>>): value is Messages {
  return typeof value.namespace === 'string' && typeof value.texts === 'object';
}

/** Words that come with several pages of an area are told once. */
function byNamespace(): readonly Catalogue[] {
  const found = new Map<string, Catalogue>();
  for (const [path, exported] of Object.entries(modules))
    for (const { namespace, texts } of Object.values(exported).filter(isMessages)) {
      const area = areaOf(path);
      const id = `${area} ${namespace}`;
      found.set(id, { area, texts: { ...found.get(id)?.texts, ...texts } });
    }
  return [...found.values()];
}

/** The words of every feature, of the host and of what all of them share. */
export const allMessages = byNamespace();
