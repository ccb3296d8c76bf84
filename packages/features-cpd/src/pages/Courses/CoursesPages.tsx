import { calls, useAction, useEndpoint } from '@portal/api';
import { useMessages } from '@portal/kit';
import { cpdMessages } from '../../messages.ts';
import { CoursesScreen } from './CoursesScreen.tsx';

/** The courses that a member takes now. */
export function EnrolledPage() {
  return <Courses which="enrolled" status="Active" />;
}

/** Those that they took too, whatever became of them. */
export function AllCoursesPage() {
  return <Courses which="allCourses" status={null} />;
}

function Courses({ which, status }: { which: 'enrolled' | 'allCourses'; status: 'Active' | null }) {
  const t = useMessages(cpdMessages);
  const { view } = useEndpoint(
    calls.cpd.enrolments,
    { body: { status } },
    { isEmpty: ({ enrolments }) => enrolments.length === 0 },
  );
  const unenrol = useAction(calls.cpd.unenrol, {
    success: t('unenrolled'),
    failure: t('unenrolFailed'),
    invalidates: [calls.cpd.enrolments],
  });
  return (
    <CoursesScreen
      which={which}
      view={view}
      isPending={unenrol.isPending}
      onUnenrol={({ courseCode, course: { courseId } }) => unenrol.run({ body: { courseId, courseCode } })}
    />
  );
}
