import { expect, test } from 'vitest';
import { sampleDetails } from '../../stories/sample-details.ts';
import { enquiryBody, prefilled } from './enquiry-values.ts';

test('what is known of whoever writes stands in the form, and is sent with what they wrote', () => {
  const values = prefilled(sampleDetails);
  expect(values).toEqual({
    ...{ Name: 'Mia Nguyen', Email: 'mia.nguyen@example.org', Mobile: '0491 570 156', memberNumber: '100204' },
    ...{ Comments: '', FileAttachment: [] },
  });
  const file = new File(['a,b'], 'list.csv');
  const written = { ...values, Email: ' mia@example.org ', Comments: ' When? ' };
  const chosen = [{ id: '1', name: 'list.csv', size: 3, file }];
  expect(enquiryBody({ ...written, FileAttachment: chosen })).toEqual({
    ...values,
    ...{ Email: 'mia@example.org', Comments: 'When?', FileAttachment: [file] },
  });
});

test('somebody without a member number writes without one', () => {
  expect(prefilled({ ...sampleDetails, memberNum: null }).memberNumber).toBe('');
});
