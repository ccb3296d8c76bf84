import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';

export function preferencesExamples({ member }: Subjects): ExamplesOf<'preferences'> {
  return {
    kept: { as: member, input: { params: { segmentType: 'areaofpractices' } } },
    myCommunication: { as: member, input: {} },
    myInterests: { as: member, input: {} },
    add: { as: member, input: { params: { id: 'interests-2' } } },
    remove: { as: member, input: { params: { id: 'interests-2' } } },
    allCommunication: { as: member, input: {} },
    allInterests: { as: member, input: {} },
    centreLink: { as: member, input: {} },
    updateDetailsLink: { as: member, input: {} },
  };
}
