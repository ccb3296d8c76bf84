import type { Profile } from '../profile/profile.ts';
import type { Feature } from './define-feature.ts';

/** A title or label of a feature: the words behind its key, in the organisation's wording. */
export function wordsOf(profile: Profile, { messages }: Feature, textOrKey: string): string {
  if (messages === undefined) return textOrKey;
  const text = profile.messages?.[messages.namespace]?.[textOrKey] ?? messages.texts[textOrKey];
  return typeof text === 'string' ? text : textOrKey;
}
