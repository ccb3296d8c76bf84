import { AllCoursesPage, EnrolledPage } from '../pages/Courses/CoursesPages.tsx';
import { Widget, type WidgetProps } from './Widget.tsx';

export interface CpdCoursesProps extends WidgetProps {
  /** Those that the visitor takes now when left out. */
  which?: 'enrolled' | 'all';
}

/** The visitor's courses on any page: it needs no router. */
export function CpdCourses({ which = 'enrolled', ...site }: CpdCoursesProps) {
  const Page = which === 'all' ? AllCoursesPage : EnrolledPage;
  return (
    <Widget {...site}>
      <Page />
    </Widget>
  );
}
