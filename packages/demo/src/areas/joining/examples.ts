import { type ExamplesOf, textFile } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';

export function joiningExamples({ member, joinable, awaited, takeLeaver }: Subjects): ExamplesOf<'joining'> {
  const leaver = takeLeaver();
  return {
    questions: { as: member, input: { params: { id: awaited.id } } },
    join: { as: member, input: { params: { id: joinable.id }, body: {} } },
    sendFiles: {
      as: member,
      input: {
        params: { id: awaited.id, questionId: awaited.questions[0]?.id ?? '' },
        body: { files: [textFile('answer.txt')] },
      },
    },
    cancel: { as: member, input: { params: { id: awaited.id } } },
    leave: { as: leaver.personId, input: { params: { id: leaver.communityId } } },
  };
}
