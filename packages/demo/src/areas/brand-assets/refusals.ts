import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';

export function brandAssetsRefusals(_: Subjects): Refusal[] {
  const ofFile = (file: string) => ({
    endpoint: contract.brandAssets.file,
    input: { params: { file } },
    code: 'not_found' as const,
  });
  return [
    { title: 'a file that the brand does not have', ...ofFile('secret.svg') },
    { title: 'a file beside those of the brand', ...ofFile('..%2Fprofile.ts') },
    { title: 'a file of the brand with another ending', ...ofFile('logo.svg.map') },
  ];
}
