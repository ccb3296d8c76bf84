import type { WorldCourse, WorldEnrolment } from '../../../world/world-types.ts';

const site = 'https://learning.example/courses';

const names: readonly (readonly [code: string, name: string, categoryName: string])[] = [
  ['OT-101', 'Supervision for new supervisors', 'Professional practice'],
  ['OT-118', 'Hand therapy: tendon repair from day one', 'Clinical skills'],
  ['OT-124', 'Cultural safety in everyday practice', 'Ethics and culture'],
  ['OT-131', 'Driving assessment: the medical side', 'Clinical skills'],
  ['OT-140', 'Writing NDIS reports that are read', 'Professional practice'],
  ['OT-152', 'Sensory modulation in mental health', 'Clinical skills'],
  ['OT-160', 'Research for clinicians: from question to poster', 'Research'],
];

export const courses: readonly WorldCourse[] = names.map(([code, name, categoryName], index) => ({
  id: `course-${index + 1}`,
  code,
  name,
  categoryName,
  // The last is given for a talk, not for hours.
  cpdMinutes: index === names.length - 1 ? null : 60 * (1 + (index % 3)),
  cpdCategory: index % 2 === 0 ? 'self-directed' : 'interactive',
}));

type Place = Omit<WorldEnrolment, 'id' | 'personId' | 'loginUrl'>;

/** One of every kind: open, with an end, over, completed, and a status that only the other system knows. */
const places: readonly Place[] = [
  { courseId: 'course-1', status: 'Active', expiresInDays: 94, completedDaysAgo: null },
  { courseId: 'course-2', status: 'Active', expiresInDays: null, completedDaysAgo: null },
  { courseId: 'course-3', status: 'Completed', expiresInDays: null, completedDaysAgo: 41 },
  { courseId: 'course-4', status: 'Expired', expiresInDays: -60, completedDaysAgo: null },
  { courseId: 'course-5', status: 'Completed', expiresInDays: 320, completedDaysAgo: 402 },
  { courseId: 'course-6', status: 'Awaiting assessment', expiresInDays: 12, completedDaysAgo: null },
];

/** Each learner takes one course fewer than the one before. */
export function buildEnrolments(personIds: readonly string[]): WorldEnrolment[] {
  return personIds.flatMap((personId, index) =>
    places.slice(index % places.length).map((place) => ({
      ...place,
      id: `en-${personId}-${place.courseId}`,
      personId,
      loginUrl: place.status === 'Expired' ? null : `${site}/${place.courseId}`,
    })),
  );
}
