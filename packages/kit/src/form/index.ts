export * from './rules.ts';
export type { Errors, Rules } from './form-store.ts';
export { useForm, type FieldBinding, type Form, type FormOptions } from './use-form.ts';
