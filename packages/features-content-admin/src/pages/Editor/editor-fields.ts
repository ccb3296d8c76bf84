import type { FormFields } from '@portal/kit/form';
import type { EditorValues } from './editor-values.ts';

/** The fields of an item, with the values that they have now. */
export interface EditorFields extends FormFields<EditorValues> {
  values: EditorValues;
  isPending: boolean;
}
