import type { Messages } from './define-messages.ts';

/** A text in the forms its language's plural rules name. */
export interface PluralForms {
  zero?: string;
  one?: string;
  two?: string;
  few?: string;
  many?: string;
  other: string;
}

export type MessageText = string | PluralForms;

/** Texts by namespace and key, whatever these are called. */
export type Wording = Readonly<Record<string, Readonly<Record<string, MessageText>>>>;

/** Another wording of these messages; of several, by a union. */
export type WordingOf<M extends Messages> = {
  readonly [Each in M as Each['namespace']]?: { readonly [Key in keyof Each['texts']]?: MessageText };
};

declare const isChecked: unique symbol;

/** Another wording whose namespaces and keys exist: `overridesOf` gives it. */
export type MessageOverrides = Wording & { readonly [isChecked]: true };

/**
 * Another wording of a feature's messages. What is misspelt does not compile.
 *
 * @example
 * import type { communitiesMessages } from '@portal/features-communities';
 *
 * overridesOf<typeof communitiesMessages>({ communities: { explorePageTitle: 'Find a community' } })
 */
export function overridesOf<M extends Messages = never>(
  wording: [M] extends [never] ? never : WordingOf<M>,
): MessageOverrides {
  // The mark is for the compiler alone: nothing else tells a checked wording from any other.
  return wording as unknown as MessageOverrides;
}
