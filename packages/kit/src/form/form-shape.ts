import { keepable, withStored } from './draft-values.ts';
import type { Rule } from './rules.ts';

/** How the values of a form are put together. A flat form has its fields and no more, so that it does not carry what rows need. */
export interface FormShape {
  valueAt(values: object, path: string): unknown;
  /** The same values with another one at a path. */
  withValueAt<Values extends object>(values: Values, path: string, value: unknown): Values;
  /** The words for every field that is wrong, by its path. */
  errorsOf(values: object, rules: object): Map<string, string>;
  /** The part of the values that can be kept as text. */
  keepable(values: object, rows: object | undefined): object;
  /** Initial values with what was kept on top. */
  withStored<Values extends object>(initial: Values, stored: unknown, rows: object | undefined): Values;
}

type AnyRules = Readonly<Record<string, readonly Rule<unknown, unknown>[] | undefined>>;

/** Every field stands under its own name. */
export const flatShape: FormShape = {
  valueAt: (values, name) => (values as Readonly<Record<string, unknown>>)[name],
  withValueAt: (values, name, value) => ({ ...values, [name]: value }),
  errorsOf(values, rules) {
    const found = new Map<string, string>();
    for (const [name, list] of Object.entries(rules as AnyRules)) {
      const message = firstMessage(list, flatShape.valueAt(values, name), values);
      if (message !== undefined) found.set(name, message);
    }
    return found;
  },
  keepable,
  withStored,
};

/** Of the first rule that fails. */
export function firstMessage(
  rules: readonly Rule<unknown, unknown>[] = [],
  value: unknown,
  values: unknown,
): string | undefined {
  for (const rule of rules) {
    const message = rule(value, values);
    if (message !== null) return message;
  }
  return undefined;
}
