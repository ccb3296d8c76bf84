import type { CallReply, calls } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  ForbiddenNotice,
  IconEdit,
  IconTrash,
  Inline,
  PanelSwitch,
  Skeleton,
  Spread,
  Stack,
  Text,
} from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';

export type JoinQuestion = CallReply<typeof calls.requirements.questions>['questions'][number];

export interface JoinQuestionsScreenProps {
  view: View<readonly JoinQuestion[]>;
  /** Left out where they are read only. */
  onEdit: ((question: JoinQuestion) => void) | undefined;
  onDelete: ((question: JoinQuestion) => void) | undefined;
}

/** What those who want to join are asked, in its order. */
export function JoinQuestionsScreen({ view, onEdit, onDelete }: JoinQuestionsScreenProps) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <PanelSwitch
      view={view}
      skeleton={<Skeleton lines={6} />}
      failedTitle={t('questionsFailed')}
      forbidden={<ForbiddenNotice title={t('questionsFailed')} />}
      empty={<EmptyState scope="panel" title={t('noQuestions')} text={t('noQuestionsText')} />}
    >
      {(questions) => (
        <Stack gap={4}>
          <Text tone="quiet">{t('questionsIntro')}</Text>
          <Stack as="ol" gap={3} label={t('questionsTab')}>
            {questions.map((question) => (
              <Card key={question.id} as="li">
                <Spread align="center">
                  <Stack gap={2}>
                    <Text>{question.text}</Text>
                    {question.isRequiredAssets && (
                      <Inline>
                        <Badge tone="info">{t('asksForFile')}</Badge>
                      </Inline>
                    )}
                  </Stack>
                  <Inline>
                    {onEdit && (
                      <Button
                        size="sm"
                        icon={IconEdit}
                        label={t('editQuestionNamed', { text: question.text })}
                        onPress={() => onEdit(question)}
                      >
                        {t('edit')}
                      </Button>
                    )}
                    {onDelete && (
                      <Button
                        size="sm"
                        icon={IconTrash}
                        label={t('deleteQuestionNamed', { text: question.text })}
                        onPress={() => onDelete(question)}
                      >
                        {t('delete')}
                      </Button>
                    )}
                  </Inline>
                </Spread>
              </Card>
            ))}
          </Stack>
        </Stack>
      )}
    </PanelSwitch>
  );
}
