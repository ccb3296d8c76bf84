import type { EventFields } from '@portal/api';
import type { FormFields } from '@portal/kit/form';

/** An event as it is being written, with the revision that its writer has read: a draft that is taken up again knows what it was made from. */
export interface WrittenEvent extends EventFields {
  revision: number;
}

/** The fields of an event, with the values that they have now. */
export interface EventFormFields extends FormFields<WrittenEvent> {
  values: WrittenEvent;
}
