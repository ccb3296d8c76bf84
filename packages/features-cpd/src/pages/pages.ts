import { AllCoursesPage, EnrolledPage } from './Courses/CoursesPages.tsx';
import { HomePage } from './Tracker/HomePage.tsx';
import { firstReads, TrackerPage } from './Tracker/TrackerPage.tsx';

// One script for the tracker and the lists of courses: they are made of the same few parts.
export const home = { default: HomePage };
export const tracker = { default: TrackerPage, firstReads };
export const enrolled = { default: EnrolledPage };
export const allCourses = { default: AllCoursesPage };
