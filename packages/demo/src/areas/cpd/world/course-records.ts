import type { WorldCourse, WorldCpdRecord, WorldEnrolment } from '../../../world/world-types.ts';

const day = 24 * 60;

/** What counts for CPD of the courses that they have completed. */
export function buildCourseRecords(
  enrolments: readonly WorldEnrolment[],
  courses: readonly WorldCourse[],
): WorldCpdRecord[] {
  return enrolments.flatMap(({ id, personId, courseId, completedDaysAgo }) => {
    const course = courses.find((one) => one.id === courseId);
    if (completedDaysAgo === null || course === undefined || course.cpdMinutes === null) return [];
    return {
      id: `cpd-${id}`,
      personId,
      courseId,
      title: course.name,
      category: course.cpdCategory,
      domain: course.categoryName,
      presenter: '',
      completedMinutesAgo: completedDaysAgo * day,
      timeZone: 'Australia/Sydney',
      minutes: course.cpdMinutes,
      learned: '',
      plan: '',
      eventId: null,
      source: 'course',
      batchId: null,
      attachments: [],
    };
  });
}
