import { latePart } from '@portal/ui';

/** What few people ever see is loaded when it happens to them. */
export const lateVersions = latePart(() => import('./versions.ts'));
