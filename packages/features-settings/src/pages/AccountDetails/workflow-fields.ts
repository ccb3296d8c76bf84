import type { calls, CallInput, UserDetails } from '@portal/api';

type Field = UserDetails['workflowFormFields'][number];

/** The fields that the portal renders, by the labels under which a workflow has them. */
const workflowLabels = {
  title: 'Title',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  mobile: 'Mobile',
} as const;

export type WorkflowValues = Record<keyof typeof workflowLabels, string>;

/** By what the portal calls them; one whose label the workflow does not have is not there. */
export type FoundFields = Partial<Record<keyof typeof workflowLabels, Field>>;

const names = Object.keys(workflowLabels) as (keyof typeof workflowLabels)[]; // The keys of a record of ours.

export function foundFields(fields: readonly Field[]): FoundFields {
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = fields.find(({ label }) => label === workflowLabels[name]);
      return field === undefined ? [] : [[name, field]];
    }),
  );
}

export function workflowValuesOf(found: FoundFields): WorkflowValues {
  const { title, firstName, lastName, email, mobile } = found;
  return {
    title: title?.value ?? '',
    firstName: firstName?.value ?? '',
    lastName: lastName?.value ?? '',
    email: email?.value ?? '',
    mobile: mobile?.value ?? '',
  };
}

type Body = CallInput<typeof calls.account.saveWorkflowDetails>['body'];

/** Each field by its ids, with what was entered. */
export function workflowBody(values: WorkflowValues, found: FoundFields): Body {
  return {
    workflowFormFields: names.flatMap((name) => {
      const field = found[name];
      return field === undefined ? [] : [{ id: field.id, entityId: field.entityId, value: values[name].trim() }];
    }),
  };
}
