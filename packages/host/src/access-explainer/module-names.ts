import type { OpenModuleId, OpenSubmoduleId, TranslateOf } from '@portal/kit';
import { whyMessages } from './messages.ts';

type NameKey = Extract<keyof typeof whyMessages.texts, `module.${string}`>;

/** What modules and their parts are called; one of a feature that is not ours by its id. */
export function moduleNames(t: TranslateOf<typeof whyMessages>): (id: OpenModuleId | OpenSubmoduleId) => string {
  return (id) => {
    const key = `module.${id}`;
    return isNamed(key) ? t(key) : id;
  };
}

function isNamed(key: string): key is NameKey {
  return Object.hasOwn(whyMessages.texts, key);
}
