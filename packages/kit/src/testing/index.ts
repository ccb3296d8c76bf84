/** What tests and stories of every package stand on; for the workspace only, it is not published. */
export { type Interaction, recordOutcomes } from './record-outcomes.tsx';
export { failedView, forbiddenView, notFoundView, sampleProblem } from './sample-problem.ts';
export { loginOf } from './test-login.ts';
export { testProfile } from './test-profile.ts';
export { testMember, testStaff } from './test-viewers.ts';
export { testPortal } from './TestPortal.tsx';
export { PageOverDrafts } from './PageOverDrafts.tsx';
export { pagesWithoutWidget } from './pages-without-widget.ts';
