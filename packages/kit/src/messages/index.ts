export { createTranslate, type TranslateOptions } from './create-translate.ts';
export { defineMessages, type Messages, type Translate } from './define-messages.ts';
export type { MessageOverrides, MessageText } from './message-overrides.ts';
