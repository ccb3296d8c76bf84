import { useDestinations, useMessages } from '@portal/kit';
import { useForm } from '@portal/kit/form';
import { FormDialog } from '@portal/ui';
import { destinations } from '../../destinations.ts';
import { communitiesMessages } from '../../messages.ts';
import {
  answerProblem,
  noAnswer,
  type JoinAnswer,
  type JoinAnswers,
  type JoinQuestion,
} from '../../model/join-flow.ts';
import { joinKey } from '../../model/draft-keys.ts';
import { QuestionField } from './QuestionField.tsx';

interface QuestionsDialogProps {
  community: { id: string; alias: string; name: string };
  questions: readonly JoinQuestion[];
  isPending: boolean;
  onSubmit: (answers: JoinAnswers) => Promise<void>;
  onClose: () => void;
}

/** The questions that a private community asks of those who want to join. What is typed is kept until it has been sent. */
export function QuestionsDialog(props: QuestionsDialogProps) {
  const { community, questions } = props;
  const t = useMessages(communitiesMessages);
  const to = useDestinations(destinations);
  const form = useForm<Record<string, JoinAnswer>>({
    initial: Object.fromEntries(questions.map((question) => [question.id, noAnswer])),
    rules: Object.fromEntries(questions.map((question) => [question.id, [ruleOf(question)]])),
    draftKey: joinKey(community.id),
    draftEntry: (answers) => ({
      kind: t('draftOfAnswers'),
      place: community.name,
      text: Object.values(answers).find(({ text }) => text.trim() !== '')?.text ?? '',
      href: to.community({ alias: community.alias }),
    }),
    onSubmit: props.onSubmit,
  });

  function ruleOf(question: JoinQuestion) {
    return (answer: JoinAnswer) => {
      const problem = answerProblem(question, answer);
      return problem === null ? null : t(problem);
    };
  }

  return (
    <FormDialog
      title={t('questionsTitle')}
      description={t('questionsIntro', { name: community.name })}
      submitLabel={t('next')}
      cancelLabel={t('cancel')}

      isPending={props.isPending}
      onSubmit={() => void form.onSubmit()}
      onClose={props.onClose}
    >
      {questions.map((question) => (
        <QuestionField key={question.id} question={question} {...form.field(question.id)} />
      ))}
    </FormDialog>
  );
}
