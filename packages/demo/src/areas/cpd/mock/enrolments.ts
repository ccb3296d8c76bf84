import type { Enrolment } from '@portal/api/contract';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import type { MockEnrolment } from '../state.ts';

export function enrolmentsOf(call: MockCall): readonly MockEnrolment[] {
  const { id } = viewerOf(call);
  return call.state.enrolments
    .values()
    .filter(({ personId }) => personId === id)
    .toSorted((a, b) => (a.course.name < b.course.name ? -1 : 1));
}

export function enrolmentReply({ id, status, expiresOn, completedOn, loginUrl, course }: MockEnrolment): Enrolment {
  return {
    enrolmentId: id,
    status,
    expiryDate: expiresOn,
    completionDate: completedOn,
    loginUrl,
    courseCode: course.code,
    course: { courseId: course.id, courseName: course.name, categoryName: course.categoryName },
  };
}
