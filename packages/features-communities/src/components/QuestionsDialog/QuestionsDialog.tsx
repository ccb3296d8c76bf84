import { useMessages } from '@portal/kit';
import { useForm } from '@portal/kit/form';
import { Button, Dialog, Form, Inline } from '@portal/ui';
import { useId } from 'react';
import { joiningMessages } from '../../messages-joining.ts';
import {
  answerProblem,
  noAnswer,
  type JoinAnswer,
  type JoinAnswers,
  type JoinQuestion,
} from '../../model/join-flow.ts';
import { QuestionField } from './QuestionField.tsx';

interface QuestionsDialogProps {
  community: { id: string; name: string };
  questions: readonly JoinQuestion[];
  isPending: boolean;
  onSubmit: (answers: JoinAnswers) => Promise<void>;
  onClose: () => void;
}

/** The questions that a private community asks of those who want to join. What is typed is kept until it has been sent. */
export function QuestionsDialog(props: QuestionsDialogProps) {
  const { community, questions } = props;
  const t = useMessages(joiningMessages);
  const formId = useId();
  const form = useForm<Record<string, JoinAnswer>>({
    initial: Object.fromEntries(questions.map((question) => [question.id, noAnswer])),
    rules: Object.fromEntries(questions.map((question) => [question.id, [ruleOf(question)]])),
    draftKey: `join:${community.id}`,
    onSubmit: props.onSubmit,
  });

  function ruleOf(question: JoinQuestion) {
    return (answer: JoinAnswer) => {
      const problem = answerProblem(question, answer);
      return problem === null ? null : t(problem);
    };
  }

  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={t('questionsTitle')}
      description={t('questionsIntro', { name: community.name })}
      isPending={props.isPending}
      isDismissable={false}
      footer={
        <Inline justify="end">
          <Button onPress={props.onClose}>{t('cancel')}</Button>
          <Button tone="primary" type="submit" form={formId} isPending={props.isPending}>
            {t('next')}
          </Button>
        </Inline>
      }
    >
      <Form id={formId} onSubmit={form.onSubmit}>
        {questions.map((question) => (
          <QuestionField key={question.id} question={question} {...form.field(question.id)} />
        ))}
      </Form>
    </Dialog>
  );
}
