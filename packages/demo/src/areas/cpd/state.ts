import { type InitialData, shared } from '../../mock/initial-data.ts';
import { byId, type Collection, collection, type Stored } from '../../mock/collection.ts';
import type {
  WorldCertificate,
  WorldCourse,
  WorldCpdBatch,
  WorldCpdLeave,
  WorldCpdRecord,
  WorldEnrolment,
} from '../../world/world-types.ts';
import { dayIn, daysAfter } from '@portal/rules';
import type { StoredFile } from '../files/state.ts';
import { worldZone } from './world/world-zone.ts';

export interface MockEnrolment extends Pick<WorldEnrolment, 'id' | 'personId' | 'status' | 'loginUrl'> {
  readonly course: WorldCourse;
  readonly expiresOn: string | null;
  readonly completedOn: string | null;
}

export interface MockCpdRecord extends Stored<Omit<WorldCpdRecord, 'completedMinutesAgo' | 'attachments'>> {
  readonly completedAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly correctedAt: Date | null;
  /** What it said when it was accepted in an audit (`recordFingerprint`). */
  readonly acceptedAs: string | null;
  /** Counts what was changed of it. */
  readonly revision: number;
  readonly isDeleted: boolean;
  readonly attachments: readonly StoredFile[];
}

export interface MockCertificate extends Stored<Omit<WorldCertificate, 'issuedMinutesAgo' | 'revocation'>> {
  readonly issuedAt: Date;
  readonly revocation: { readonly at: Date; readonly byId: string; readonly reason: string } | null;
}

export interface MockCpdLeave extends Pick<WorldCpdLeave, 'id' | 'personId'> {
  readonly firstDay: string;
  readonly lastDay: string;
}

export interface MockCpdBatch extends Stored<Omit<WorldCpdBatch, 'createdMinutesAgo'>> {
  readonly createdAt: Date;
  readonly recordsCount: number;
}

export interface CpdState {
  cpdBatches: Collection<MockCpdBatch>;
  enrolments: Collection<MockEnrolment>;
  cpdRecords: Collection<MockCpdRecord>;
  certificates: Collection<MockCertificate>;
  cpdLeaves: Collection<MockCpdLeave>;
}

export function cpdState(initial: InitialData): CpdState {
  return {
    enrolments: collection(() => enrolments(initial)),
    cpdRecords: collection(() => records(initial)),
    certificates: collection(() => certificates(initial)),
    cpdBatches: collection(() => batches(initial)),
    cpdLeaves: collection(() => leaves(initial)),
  };
}

const enrolments = shared(({ world, ago }: InitialData) => {
  const inDays = (days: number | null) => (days === null ? null : daysAfter(dayIn(ago(0), worldZone), days));
  const courses = new Map(world.courses.map((course) => [course.id, course]));
  return byId(
    world.enrolments.flatMap(({ id, personId, courseId, status, loginUrl, expiresInDays, completedDaysAgo }) => {
      const course = courses.get(courseId);
      if (course === undefined) return [];
      const completedOn = completedDaysAgo === null ? null : inDays(-completedDaysAgo);
      return { id, personId, status, loginUrl, course, expiresOn: inDays(expiresInDays), completedOn };
    }),
  );
});

const records = shared(({ world, ago }: InitialData) =>
  byId(
    world.cpdRecords.map(({ completedMinutesAgo, ...record }): MockCpdRecord => {
      const completedAt = completedMinutesAgo === null ? null : ago(completedMinutesAgo);
      return {
        ...record,
        completedAt,
        withdrawnAt: null,
        correctedAt: null,
        acceptedAs: null,
        revision: 0,
        isDeleted: false,
      };
    }),
  ),
);

const certificates = shared(
  ({ world, ago }: InitialData) =>
    new Map(
      world.certificates.map(({ issuedMinutesAgo, revocation, ...rest }): [string, MockCertificate] => {
        const revoked = revocation && { ...revocation, at: ago(revocation.minutesAgo) };
        return [rest.number, { ...rest, issuedAt: ago(issuedMinutesAgo), revocation: revoked }];
      }),
    ),
);

const leaves = shared(({ world, ago }: InitialData) => {
  const today = dayIn(ago(0), worldZone);
  return byId(
    world.cpdLeaves.map(({ id, personId, beginsDaysAgo, endsDaysAgo }) => ({
      id,
      personId,
      firstDay: daysAfter(today, -beginsDaysAgo),
      lastDay: daysAfter(today, -endsDaysAgo),
    })),
  );
});

const batches = shared(({ world, ago }: InitialData) =>
  byId(
    world.cpdBatches.map(({ createdMinutesAgo, ...batch }): MockCpdBatch => {
      const recordsCount = world.cpdRecords.filter(({ batchId }) => batchId === batch.id).length;
      return { ...batch, createdAt: ago(createdMinutesAgo), recordsCount };
    }),
  ),
);
