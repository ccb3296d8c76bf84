import type { FieldBinding, FormFields } from '@portal/kit/form';

/** A text that is left out where nothing is written, for a field that knows texts alone. */
export function perhaps({ value, onChange, ...field }: FieldBinding<string | null>): FieldBinding<string> {
  return { ...field, value: value ?? '', onChange: (text) => onChange(text === '' ? null : text) };
}

/** A zone that is left out where it is that of the start. */
export function perhapsZone({ value, onChange, ...field }: FieldBinding<string | undefined>): FieldBinding<string> {
  return { ...field, value: value ?? '', onChange: (zone) => onChange(zone === '' ? undefined : zone) };
}

const centsInOne = 100;

/** A price in cents, for a field in which whole amounts are written. */
export function inMoney({ value, onChange, ...field }: FieldBinding<number>): FieldBinding<number | null> {
  return {
    ...field,
    value: value / centsInOne,
    onChange: (amount) => onChange(Math.round((amount ?? 0) * centsInOne)),
  };
}

/** A day and a time of it, in fields that can be emptied. */
export interface Moment {
  day: FieldBinding<string | null>;
  time: FieldBinding<string | null>;
  /** Of a time that comes twice on its day, the second is meant. */
  isSecond: FieldBinding<boolean | undefined>;
}

/** A moment that must be there in the end. */
export function wholeMoment(fields: FormFields<{ day: string; time: string; isSecond?: boolean | undefined }>): Moment {
  return { day: emptied(fields.field('day')), time: emptied(fields.field('time')), isSecond: fields.field('isSecond') };
}

/** A moment that may be left out. */
export function perhapsMoment(
  fields: FormFields<{ day: string | null; time: string | null; isSecond?: boolean | undefined }>,
): Moment {
  return { day: fields.field('day'), time: fields.field('time'), isSecond: fields.field('isSecond') };
}

function emptied({ value, onChange, ...field }: FieldBinding<string>): FieldBinding<string | null> {
  return { ...field, value: value === '' ? null : value, onChange: (text) => onChange(text ?? '') };
}
