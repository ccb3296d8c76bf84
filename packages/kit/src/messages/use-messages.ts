import { useMemo } from 'react';
import { usePortal } from '../provider/portal-context.ts';
import { createTranslate } from './create-translate.ts';
import type { Messages, Translate } from './define-messages.ts';
import type { MessageText } from './message-overrides.ts';

/** The translator of a feature's words, with the profile's and the embedder's wording on top. */
export function useMessages<Texts extends Readonly<Record<string, MessageText>>>(
  messages: Messages<Texts>,
): Translate<Texts> {
  const { locale, messageOverrides } = usePortal();
  return useMemo(
    () => createTranslate(messages, { locale, overrides: messageOverrides }),
    [messages, locale, messageOverrides],
  );
}
