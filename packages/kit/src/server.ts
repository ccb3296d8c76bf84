/** The part of the kit that renders nothing: also for a server, where a module of the client cannot be called. */
export * from './access/index.ts';
export * from './formats/create-formats.ts';
export { pluralNoun } from './formats/plural-noun.ts';
export { isWebAddress, withHttps } from './links/web-address.ts';
export { commonMessages } from './messages/common-messages.ts';
export { createTranslate, type TranslateOptions } from './messages/create-translate.ts';
export * from './messages/define-messages.ts';
export { memoryStorage } from './ports/browser-storage.ts';
export { memorySession } from './ports/memory-session.ts';
export type * from './ports/ports.ts';
export * from './view/problem.ts';
export * from './view/view.ts';
