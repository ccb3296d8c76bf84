import { commonMessages } from './common-messages.ts';
import type { Messages, Translate } from './define-messages.ts';
import type { MessageText, Wording } from './message-overrides.ts';

export interface TranslateOptions {
  locale: string;
  /** Later ones win. */
  overrides?: readonly (Wording | undefined)[];
}

/** A translator outside React; inside it, use `useMessages`. */
export function createTranslate<Texts extends Readonly<Record<string, MessageText>>>(
  messages: Messages<Texts>,
  options: TranslateOptions,
): Translate<Texts> {
  const counting = countingIn(options.locale);
  const layers = (options.overrides ?? []).toReversed();

  function textOf(key: string): MessageText {
    const { namespace, texts }: Messages = Object.hasOwn(messages.texts, key) ? messages : commonMessages;
    for (const layer of layers) {
      const text = layer?.[namespace]?.[key];
      if (text !== undefined) return text;
    }
    return texts[key] ?? key;
  }

  return (key, ...[values = {}]) => {
    const filled: Readonly<Record<string, unknown>> = values;
    return fill(chooseForm(textOf(key), filled.n, counting), filled, counting);
  };
}

interface Counting {
  form(n: number): Intl.LDMLPluralRule;
  written(n: number): string;
}

/** Made with the first number: the first format that a page makes costs a slow phone 50 ms, and sign-in writes no number. */
function countingIn(locale: string): Counting {
  let plurals: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  return {
    form: (n) => (plurals ??= new Intl.PluralRules(locale)).select(n),
    written: (n) => (numbers ??= new Intl.NumberFormat(locale)).format(n),
  };
}

function chooseForm(text: MessageText, n: unknown, { form: formOf }: Counting): string {
  if (typeof text === 'string') return text;
  const form = typeof n === 'number' ? formOf(n) : 'other';
  return (n === 0 ? text.zero : undefined) ?? text[form] ?? text.other;
}

const rightToLeft = /[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}\u200F]/u;
const turning = /[\u202A-\u202E\u2066-\u2069]/g;

/** A name keeps its own reading direction, and the sentence around it too, where either is read from right to left. */
function isolated(value: string, text: string): string {
  const name = value.replace(turning, '');
  return rightToLeft.test(name) || rightToLeft.test(text) ? `\u2068${name}\u2069` : name;
}

function fill(text: string, values: Readonly<Record<string, unknown>>, { written }: Counting): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (typeof value === 'number') return written(value);
    return typeof value === 'string' ? isolated(value, text) : placeholder;
  });
}
