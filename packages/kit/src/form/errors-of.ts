import { joinPath } from './paths.ts';
import { firstMessage } from './form-shape.ts';
import type { Rule } from './rules.ts';

/** The rules of a nested form: a list of rows takes `each`, a group of fields `section`. */
export type NestedRules<Values> = {
  readonly [Name in keyof Values]?: readonly Rule<Values[Name], Values>[] | PartRules<Values[Name], Values>;
};

type PartRules<Value, Values> = Value extends readonly (infer Row)[]
  ? EachRules<Row, Value, Values>
  : Value extends object
    ? SectionRules<Value>
    : never;

export interface EachRules<Row, List, Values> {
  readonly each: NestedRules<Row>;
  /** Of the list itself, such as how many rows there must be. */
  readonly list: readonly Rule<List, Values>[];
}

export interface SectionRules<Section> {
  readonly section: NestedRules<Section>;
}

/** Judges the fields of every row, and the list itself. */
export function each<Row, Values = unknown>(
  rules: NestedRules<Row>,
  list: readonly Rule<readonly Row[], Values>[] = [],
): EachRules<Row, readonly Row[], Values> {
  return { each: rules, list };
}

/** Judges fields that belong together. */
export function section<Section>(rules: NestedRules<Section>): SectionRules<Section> {
  return { section: rules };
}

/** The words for every field that is wrong, by its path. */
export function errorsOfNested(values: object, rules: object): Map<string, string> {
  const found = new Map<string, string>();
  collect(values, rules, '', found);
  return found;
}

type AnyRules = readonly Rule<unknown, unknown>[];
interface AnyNested {
  readonly each?: LooseRules;
  readonly list?: AnyRules;
  readonly section?: LooseRules;
}
type LooseRules = Readonly<Record<string, AnyRules | AnyNested>>;

/** `Rules` has checked that rules and values fit; from here on their names are texts. */
function collect(values: object, rules: object, prefix: string, found: Map<string, string>): void {
  const record = values as Readonly<Record<string, unknown>>;
  for (const [name, rule] of Object.entries(rules as LooseRules)) {
    const path = joinPath(prefix, name);
    const value = record[name];
    const { each: ofRow, list, section: ofSection }: AnyNested = isRuleList(rule) ? { list: rule } : rule;
    const message = firstMessage(list, value, values);
    if (message !== undefined) found.set(path, message);
    if (ofSection !== undefined && isObject(value)) collect(value, ofSection, path, found);
    if (ofRow === undefined || !Array.isArray(value)) continue;
    for (const [at, row] of value.entries()) if (isObject(row)) collect(row, ofRow, joinPath(path, at), found);
  }
}

function isRuleList(rules: AnyRules | AnyNested): rules is AnyRules {
  return Array.isArray(rules);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
