import { expect, test } from 'vitest';
import { sampleDetails } from '../../stories/sample-details.ts';
import { foundFields, workflowBody, workflowValuesOf } from './workflow-fields.ts';

const { workflowFormFields: all } = sampleDetails;

test('fields are found by their labels, whatever their order, and read as values [PLT-568]', () => {
  const found = foundFields(all.toReversed());
  expect(workflowValuesOf(found)).toEqual({
    ...{ title: 'Dr', firstName: 'Mia', lastName: 'Nguyen', email: 'mia.nguyen@example.org', mobile: '' },
  });
});

test('each is saved by its id and that of its entity, with its value', () => {
  const found = foundFields(all);
  const body = workflowBody({ ...workflowValuesOf(found), mobile: ' 0491 570 156 ' }, found);
  expect(body.workflowFormFields).toHaveLength(5);
  expect(body.workflowFormFields).toContainEqual({ id: 'mobile', entityId: 'contact', value: '0491 570 156' });
});

test('one whose label the workflow does not have is in neither form nor save [PLT-571]', () => {
  const found = foundFields(all.filter(({ label }) => label !== 'Mobile'));
  expect(found.mobile).toBeUndefined();
  const { workflowFormFields } = workflowBody({ ...workflowValuesOf(found), mobile: '1' }, found);
  expect(workflowFormFields.map(({ id }) => id)).not.toContain('mobile');
});
