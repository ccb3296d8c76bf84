export { commonMessages } from './common-messages.ts';
export { createTranslate, type TranslateOptions } from './create-translate.ts';
export { defineMessages, type Messages, type Translate } from './define-messages.ts';
export {
  type MessageOverrides,
  type MessageText,
  overridesOf,
  type Wording,
  type WordingOf,
} from './message-overrides.ts';
