export { expectAgreementAtPeriodEnd } from './agreement.ts';
export { conformanceCases, type ConformanceCase } from './conformance-cases.ts';
export type { ConformanceTarget } from './target.ts';
