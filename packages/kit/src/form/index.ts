export * from './rules.ts';
export { each, section, type EachRules, type NestedRules, type SectionRules } from './errors-of.ts';
export type { Errors, Rules } from './form-store.ts';
export type { FormFields, FormList, FormRow } from './form-fields.ts';
export { useForm, type FieldBinding, type Form, type FormOptions } from './use-form.ts';
export { useNestedForm, type NestedForm, type NestedFormOptions } from './use-nested-form.ts';
export { useSteps, type Step, type Steps } from './use-steps.ts';
