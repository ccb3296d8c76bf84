import type { UserDetails } from '@portal/api';
import { expect, test } from 'vitest';
import { sampleDetails } from '../../stories/sample-details.ts';
import { detailsBody, valuesOf } from './details-values.ts';

test('what is saved is what was read, with whose it is and what it began from', () => {
  const {
    avatarUrl: _url,
    memberNum: _number,
    contactTypes: _types,
    workflowFormFields: _fields,
    ...expected
  } = sampleDetails;
  expect(detailsBody(valuesOf(sampleDetails), sampleDetails)).toEqual(expected);
});

test('what was read since the form began does not say what the form began from', () => {
  const since: UserDetails = { ...sampleDetails, version: sampleDetails.version + 1 };
  expect(detailsBody(valuesOf(sampleDetails), since).version).toBe(sampleDetails.version);
});

test('a day that was not said is none in the form, and is sent as nothing', () => {
  const details: UserDetails = { ...sampleDetails, dateOfBirth: '' };
  const values = valuesOf(details);
  expect(values.dateOfBirth).toBeNull();
  expect(detailsBody(values, details).dateOfBirth).toBe('');
});

test('an e-mail is sent without the spaces around it, and a title that is none as nothing', () => {
  const values = { ...valuesOf(sampleDetails), email: ' mia@example.org ', title: 'King' };
  expect(detailsBody(values, sampleDetails)).toMatchObject({ email: 'mia@example.org', title: '' });
});
