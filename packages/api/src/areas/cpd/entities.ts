import type * as z from 'zod';
import type {
  cpdOptions,
  cpdPeriod,
  cpdRecord,
  cpdRecordDetail,
  enrolment,
  gapCourse,
  gapEvent,
  cpdBatch,
  importPreview,
  issuedCertificate,
} from './schemas.ts';

/** Somebody's place in a course. */
export type Enrolment = z.output<typeof enrolment>;
export type CpdRecord = z.output<typeof cpdRecord>;
export type CpdPeriod = z.output<typeof cpdPeriod>;
export type CpdRecordDetail = z.output<typeof cpdRecordDetail>;
export type CpdOptions = z.output<typeof cpdOptions>;
/** A certificate that was given out, for staff. */
export type IssuedCertificate = z.output<typeof issuedCertificate>;
/** An event that gives something of what is missing. */
export type GapEvent = z.output<typeof gapEvent>;
/** A course that gives something of what is missing. */
export type GapCourse = z.output<typeof gapCourse>;
/** What a file of records would bring. */
export type ImportPreview = z.output<typeof importPreview>;
/** Records that were brought in together. */
export type CpdBatch = z.output<typeof cpdBatch>;
