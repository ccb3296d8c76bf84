import { errorsOfNested, type NestedRules } from './errors-of.ts';
import { fieldsAt, type FormFields } from './form-fields.ts';
import type { FormShape } from './form-shape.ts';
import { keepableNested, withStoredNested } from './nested-draft-values.ts';
import { valueAt, withValueAt } from './paths.ts';
import { type Form, type FormOptions, useFormOf } from './use-form.ts';

export interface NestedFormOptions<Values extends object> extends Omit<FormOptions<Values>, 'rules'> {
  rules?: NestedRules<Values>;
  /** A new row of each list. */
  rows?: { readonly [Name in keyof Values]?: Values[Name] extends readonly (infer Row)[] ? () => Row : never };
}

export interface NestedForm<Values extends object> extends Omit<Form<Values>, 'field'>, FormFields<Values> {}

const nestedShape: FormShape = {
  valueAt,
  withValueAt,
  errorsOf: errorsOfNested,
  keepable: keepableNested,
  withStored: withStoredNested,
};

/** A form with rows and sections; apart from `useForm`, so that a form of flat values does not carry them. */
export function useNestedForm<Values extends object>(options: NestedFormOptions<Values>): NestedForm<Values> {
  const { form, host } = useFormOf<Values>(nestedShape, options);
  return { ...form, ...fieldsAt<Values>(host, '') };
}
