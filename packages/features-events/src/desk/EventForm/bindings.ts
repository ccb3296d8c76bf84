import type { FieldBinding, FormFields } from '@portal/kit/form';

/** A text that is left out where nothing is written, for a field that knows texts alone. */
export function perhaps({ value, onChange, ...field }: FieldBinding<string | null>): FieldBinding<string> {
  return { ...field, value: value ?? '', onChange: (text) => onChange(text === '' ? null : text) };
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
}

/** A moment that must be there in the end. */
export function wholeMoment(fields: FormFields<{ day: string; time: string }>): Moment {
  return { day: emptied(fields.field('day')), time: emptied(fields.field('time')) };
}

/** A moment that may be left out. */
export function perhapsMoment(fields: FormFields<{ day: string | null; time: string | null }>): Moment {
  return { day: fields.field('day'), time: fields.field('time') };
}

function emptied({ value, onChange, ...field }: FieldBinding<string>): FieldBinding<string | null> {
  return { ...field, value: value === '' ? null : value, onChange: (text) => onChange(text ?? '') };
}
