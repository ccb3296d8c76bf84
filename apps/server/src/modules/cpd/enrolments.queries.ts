import type { Enrolment } from '@portal/api/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { courses, enrolments } from '../../db/schema/index.ts';

export async function enrolmentsOf(db: Db, personId: string, status: string | null): Promise<Enrolment[]> {
  const rows = await db
    .select({ enrolment: enrolments, course: courses })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(and(eq(enrolments.personId, personId), status === null ? undefined : eq(enrolments.status, status)))
    .orderBy(asc(courses.name), asc(enrolments.id));
  return rows.map(({ enrolment, course }) => ({
    enrolmentId: enrolment.id,
    status: enrolment.status,
    expiryDate: enrolment.expiresOn,
    completionDate: enrolment.completedOn,
    loginUrl: enrolment.loginUrl,
    courseCode: course.code,
    course: { courseId: course.id, courseName: course.name, categoryName: course.categoryName },
  }));
}
