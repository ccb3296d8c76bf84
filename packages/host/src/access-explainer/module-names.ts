import type { OpenModuleId, OpenSubmoduleId, TranslateOf } from '@portal/kit';
import { moduleMessages } from './messages.ts';

type Translate = TranslateOf<typeof moduleMessages>;

/** What modules and their parts are called; one of a feature that is not ours by its id. */
export function moduleNames(t: Translate): (id: OpenModuleId | OpenSubmoduleId) => string {
  return (id) => (isNamed(id) ? t(id) : id);
}

function isNamed(id: string): id is Parameters<Translate>[0] {
  return Object.hasOwn(moduleMessages.texts, id);
}
