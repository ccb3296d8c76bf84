import type { commonMessages } from './common-messages.ts';
import type { MessageText } from './message-overrides.ts';

type PlaceholdersOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never;
type FormsOf<Text> = Text extends string ? Text : Text[keyof Text] & string;
type NamesOf<Text> = PlaceholdersOf<FormsOf<Text>>;

/** What a text wants filled in; a text with plural forms always wants the number `n`. */
export type ValuesOf<Text> = Text extends string
  ? { [Name in NamesOf<Text>]: string | number }
  : { [Name in Exclude<NamesOf<Text>, 'n'>]: string | number } & { n: number };

export interface Messages<
  Texts extends Readonly<Record<string, MessageText>> = Readonly<Record<string, MessageText>>,
  Namespace extends string = string,
> {
  namespace: Namespace;
  texts: Texts;
}

type CommonTexts = typeof commonMessages.texts;
type TextOf<Texts, Key> = Key extends keyof Texts
  ? Texts[Key]
  : Key extends keyof CommonTexts
    ? CommonTexts[Key]
    : never;

/** Gives the text of a key, of the feature's own words or of the common ones, with its placeholders filled in. */
export type Translate<Texts> = <Key extends (keyof Texts | keyof CommonTexts) & string>(
  key: Key,
  ...values: {} extends ValuesOf<TextOf<Texts, Key>> ? [] : [values: ValuesOf<TextOf<Texts, Key>>]
) => string;

export type TranslateOf<M> = M extends Messages<infer Texts> ? Translate<Texts> : never;

/**
 * The words of one feature. A profile or an embedder overrides them by namespace and key.
 *
 * @example
 * defineMessages('communities', { joinedOnly: 'Show only {n} joined', members: { one: '{n} member', other: '{n} members' } })
 */
export function defineMessages<
  const Namespace extends string,
  const Texts extends Readonly<Record<string, MessageText>>,
>(namespace: Namespace, texts: Texts): Messages<Texts, Namespace> {
  return { namespace, texts };
}
