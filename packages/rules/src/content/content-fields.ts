import { invalid, limits, type Refusal } from '@portal/api/rules';
import { nameShown } from './filter.ts';
import type { FieldTree } from './filter-fields.ts';

/** Names in a list or, as in an address, with commas between. */
export function contentNames(given: readonly string[] | string | undefined): readonly string[] {
  const names = typeof given === 'string' ? given.split(',') : (given ?? []);
  return names.map((name) => name.trim()).filter((name) => name !== '');
}

/** What of the fields that are wanted is no field; `*` is all of one level. */
export function contentFieldsRefusal(names: readonly string[], fields: FieldTree, at: string): Refusal | null {
  if (names.length > limits.contentFilter.fields) return invalid(at, `At most ${limits.contentFilter.fields} fields`);
  const unknown = names.find((name) => !isField(name.split('.'), fields));
  return unknown === undefined ? null : invalid(at, `The field ${nameShown(unknown)} is not known`);
}

function isField([name = '', ...rest]: readonly string[], fields: FieldTree): boolean {
  if (name === '*') return rest.every((one) => one === '*');
  // Of the author it is decided elsewhere how much is told.
  if (name === 'userCreated') return true;
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field === undefined) return false;
  if (rest.length === 0) return true;
  if (typeof field === 'string') return false;
  return isField(rest, 'one' in field ? field.one : field.many);
}

/** Whether a list is asked for the whole texts, which are heavy. */
export function wantsContent(names: readonly string[]): boolean {
  return names.some((name) => name === 'content' || name.split('.').every((one) => one === '*'));
}

/** What a list can be in the order of. */
export const contentSortFields = ['date_created', 'date_updated', 'publishStartDate', 'name'] as const;
export type ContentSortField = (typeof contentSortFields)[number];

export interface ContentOrder {
  field: ContentSortField;
  isDescending: boolean;
}

const newest: readonly ContentOrder[] = [
  { field: 'date_created', isDescending: true },
  { field: 'publishStartDate', isDescending: true },
];

/** Newest first where nothing is said. */
export function parseContentSort(
  names: readonly string[],
  at: string,
): { order: readonly ContentOrder[] } | { refusal: Refusal } {
  const { sorts } = limits.contentFilter;
  if (names.length > sorts) return { refusal: invalid(at, `At most ${sorts} fields`) };
  const order: ContentOrder[] = [];
  for (const name of names) {
    const field = contentSortFields.find((one) => one === name.replace(/^-/, ''));
    if (field === undefined) return { refusal: invalid(at, `It cannot be sorted by ${nameShown(name)}`) };
    order.push({ field, isDescending: name.startsWith('-') });
  }
  return { order: order.length === 0 ? newest : order };
}

/** What has no moment comes last, as in the lists of the server; of two that are alike, the lesser id first. */
export function compareContent(
  order: readonly ContentOrder[],
  a: Readonly<Record<ContentSortField, string | null>> & { id: string },
  b: Readonly<Record<ContentSortField, string | null>> & { id: string },
): number {
  for (const { field, isDescending } of order) {
    const [one, other] = [keyOf(a[field], field), keyOf(b[field], field)];
    if (one === other) continue;
    if (one === null || other === null) return one === null ? 1 : -1;
    return one < other === isDescending ? 1 : -1;
  }
  return a.id < b.id ? -1 : 1;
}

function keyOf(value: string | null, field: ContentSortField): string | null {
  return field === 'name' && value !== null ? value.toLowerCase() : value;
}
