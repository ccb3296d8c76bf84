import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';

export function brandAssetsExamples({ member }: Subjects): ExamplesOf<'brandAssets'> {
  return { file: { as: member, input: { params: { file: 'logo.svg' } } } };
}
