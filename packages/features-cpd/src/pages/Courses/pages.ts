import { AllCoursesPage, EnrolledPage } from './CoursesPages.tsx';

export const enrolled = { default: EnrolledPage };
export const allCourses = { default: AllCoursesPage };
