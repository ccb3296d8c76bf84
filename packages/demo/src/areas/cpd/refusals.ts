import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { sampleChoices, sampleFile } from './sample-import.ts';
import { contract, type HandlerInput } from '@portal/api/contract';
import { isLocked } from '@portal/rules';

export function cpdRefusals(subjects: Subjects): Refusal[] {
  return [
    ...courseRefusals(subjects),
    ...recordRefusals(subjects),
    ...certificateRefusals(subjects),
    ...importRefusals(subjects),
    ...seriesRefusals(subjects),
  ];
}

function courseRefusals({ world, member, admin }: Subjects): Refusal[] {
  const { enrolments, unenrol } = contract.cpd;
  const [, , completed] = world.courses;
  const body = { courseId: completed?.id ?? '', courseCode: completed?.code ?? '' };
  return [
    {
      title: 'the courses of somebody else',
      endpoint: enrolments,
      as: member,
      input: { body: { userId: admin } },
      code: 'forbidden',
    },
    { title: 'leaving what is completed', endpoint: unenrol, as: member, input: { body }, code: 'conflict' },
    {
      title: 'leaving for somebody else',
      endpoint: unenrol,
      as: member,
      input: { body: { ...body, userId: admin } },
      code: 'forbidden',
    },
    {
      title: 'leaving a course by the code of another',
      endpoint: unenrol,
      as: member,
      input: { body: { ...body, courseCode: 'OT-101' } },
      code: 'not_found',
    },
  ];
}

function certificateRefusals({ world, member, admin }: Subjects): Refusal[] {
  const { issued, revoke, reinstate } = contract.cpd;
  const stands = world.certificates.find(({ revocation }) => revocation === null)?.number ?? '';
  const revoked = world.certificates.find(({ revocation }) => revocation !== null)?.number ?? '';
  const body = { reason: 'A duplicate.' };
  const nowhere = '0000-0000-0000-0000';
  return [
    {
      title: 'the certificates of everybody, for a member',
      endpoint: issued,
      as: member,
      input: { body: {} },
      code: 'forbidden',
    },
    {
      title: 'revoking as a member',
      endpoint: revoke,
      as: member,
      input: { params: { number: stands }, body },
      code: 'forbidden',
    },
    {
      title: 'revoking what is revoked',
      endpoint: revoke,
      as: admin,
      input: { params: { number: revoked }, body },
      code: 'conflict',
    },
    {
      title: 'revoking what never was',
      endpoint: revoke,
      as: admin,
      input: { params: { number: nowhere }, body },
      code: 'not_found',
    },
    {
      title: 'revoking without a reason',
      endpoint: revoke,
      as: admin,
      input: { params: { number: stands }, body: { reason: ' ' } },
      code: 'invalid_input',
      field: 'body.reason',
    },
    {
      title: 'reinstating what stands',
      endpoint: reinstate,
      as: admin,
      input: { params: { number: stands } },
      code: 'conflict',
    },
    {
      title: 'reinstating what never was',
      endpoint: reinstate,
      as: admin,
      input: { params: { number: nowhere } },
      code: 'not_found',
    },
  ];
}

function recordRefusals({ world, member, admin }: Subjects): Refusal[] {
  const { record, records, addRecord, editRecord, removeRecord, restoreRecord, attachment } = contract.cpd;
  const [own] = world.cpdRecords.filter(({ personId }) => personId === member);
  const file = own?.attachments[0];
  const params = { id: own?.id ?? '' };
  const fields = { title: 'Reading', minutes: 30 };
  const { certificatePreview, certificate, badge, summaryPreview, summary } = contract.cpd;
  const others = [record, removeRecord, restoreRecord, certificatePreview, certificate, badge].map(
    (endpoint): Refusal => ({
      title: `${endpoint.summary}, of somebody else`,
      endpoint,
      as: admin,
      input: { params },
      code: 'not_found',
    }),
  );
  const unfinished = world.cpdRecords.find(({ personId, completedMinutesAgo }) => {
    return personId === member && completedMinutesAgo === null;
  });
  const uncertified = [certificatePreview, certificate, badge].map((endpoint): Refusal => ({
    title: `${endpoint.summary}, of what is not finished`,
    endpoint,
    as: member,
    input: { params: { id: unfinished?.id ?? '' } },
    code: 'conflict',
  }));
  const entered = world.cpdRecords.find((one) => one.personId === member && !isLocked(one) && one !== unfinished);
  return [
    ...others,
    ...uncertified,
    {
      title: 'a badge of what a member has entered',
      endpoint: badge,
      as: member,
      input: { params: { id: entered?.id ?? '' } },
      code: 'conflict',
    },
    {
      title: 'changing the record of somebody else',
      endpoint: editRecord,
      as: admin,
      input: { params, body: { ...fields, revision: 0 } },
      code: 'not_found',
    },
    {
      title: 'the evidence of somebody else',
      endpoint: attachment,
      as: admin,
      input: { params: { id: `asset-${file?.id}` } },
      code: 'not_found',
    },
    {
      title: 'a period that ends on no such day',
      endpoint: records,
      as: member,
      input: { query: { periodId: '2025-12-31' } },
      code: 'not_found',
    },
    ...[summaryPreview, summary].map((endpoint): Refusal => ({
      title: `${endpoint.summary}, of a period without records`,
      endpoint,
      as: member,
      input: { params: { id: '1999-11-30' } },
      code: 'not_found',
    })),
    {
      title: 'a record of a category that is not listed',
      endpoint: addRecord,
      as: member,
      input: { body: { ...fields, category: 'nothing' } },
      code: 'invalid_input',
      field: 'body.category',
    },
    {
      title: 'a record of a day to come',
      endpoint: addRecord,
      as: member,
      input: { body: { ...fields, completedDate: '2199-01-01T00:00:00.000Z' } },
      code: 'invalid_input',
      field: 'body.completedDate',
    },
    {
      title: 'a record without a length',
      endpoint: addRecord,
      as: member,
      input: { body: { ...fields, minutes: 0 } },
      code: 'invalid_input',
      field: 'body.minutes',
    },
    {
      title: 'overwriting what one has not read',
      endpoint: editRecord,
      as: member,
      input: { params, body: { ...fields, revision: 7 } },
      code: 'stale',
    },
  ];
}

function importRefusals({ world, member, admin }: Subjects): Refusal[] {
  const { previewImport, importRecords, undoBatch } = contract.cpd;
  const batch = world.cpdBatches.find(({ personId }) => personId === member);
  const order = { text: sampleFile, fileName: 'log.csv', choices: sampleChoices };
  return [
    {
      title: 'a file without a record',
      endpoint: previewImport,
      as: member,
      input: { body: { text: 'Activity,Hours' } },
      code: 'invalid_input',
      field: 'body.text',
    },
    {
      title: 'a line of a file that is wrong, with one that is not',
      endpoint: importRecords,
      as: member,
      input: { body: { ...order, lines: [2, 4] } },
      code: 'invalid_input',
      field: 'body.lines',
    },
    {
      title: 'taking out what somebody else has brought in',
      endpoint: undoBatch,
      as: admin,
      input: { params: { id: batch?.id ?? '' } },
      code: 'not_found',
    },
  ];
}

function seriesRefusals({ member }: Subjects): Refusal[] {
  const { addSeries } = contract.cpd;
  const fields = { title: 'Weekly supervision', minutes: 60 };
  const refused = (title: string, body: Partial<HandlerInput<typeof addSeries>['body']>, field: string): Refusal => ({
    title,
    endpoint: addSeries,
    as: member,
    input: { body: { ...fields, days: ['2024-03-04'], ...body } },
    code: 'invalid_input',
    field,
  });
  return [
    refused('a series with a day twice', { days: ['2024-03-04', '2024-03-04'] }, 'body.days'),
    refused('a series with a day to come', { days: ['2024-03-04', '2199-03-04'] }, 'body.days'),
    refused('a series without a day', { days: [] }, 'body.days'),
    refused('a series of a category that the rules do not know', { category: 'nothing' }, 'body.category'),
  ];
}
