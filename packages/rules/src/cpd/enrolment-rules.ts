import { conflict, notFound, type Refusal } from '@portal/api/rules';

/** The one status that ends an enrolment for good; what else the system says that gives the course is shown as it is. */
const completed = 'Completed';

export function isCompleted({ status }: { status: string }): boolean {
  return status === completed;
}

/** Whoever takes a course may leave it until it is completed. */
export function unenrolRefusal(enrolment: { status: string } | null): Refusal | null {
  if (enrolment === null) return notFound;
  return isCompleted(enrolment) ? conflict('This course is completed.') : null;
}
