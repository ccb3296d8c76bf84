export { cpdAuditsFeature } from './audits-feature.ts';
export { cpdCertificatesFeature } from './certificates-feature.ts';
export { cpdFeature } from './feature.ts';
export type { CpdOutcomes } from './manifest.ts';
export { CpdCourses, type CpdCoursesProps } from './widgets/CpdCourses.tsx';
export { CpdTracker } from './widgets/CpdTracker.tsx';
export { type WidgetProps } from './widgets/Widget.tsx';
export { cpdDeskMessages } from './desk/messages.ts';
export { cpdMessages } from './messages.ts';
