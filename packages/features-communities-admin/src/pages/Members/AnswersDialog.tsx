import { type CallReply, calls, type Member, useEndpoint } from '@portal/api';
import { useMessages, type View, ViewSwitch } from '@portal/kit';
import {
  AttachmentList,
  Dialog,
  EmptyState,
  Heading,
  ProblemPanel,
  Skeleton,
  SkeletonRegion,
  Stack,
  Text,
} from '@portal/ui';
import { shownFiles } from '@portal/features-communities/parts';
import { communitiesAdminMessages } from '../../messages.ts';
import { nameOf } from './use-member-mutations.ts';

type Reply = CallReply<typeof calls.membership.answers>;

export interface AnswersDialogProps {
  communityId: string;
  member: Member;
  onClose: () => void;
}

/** What somebody answered when they asked to join. */
export function AnswersDialog({ communityId, member, onClose }: AnswersDialogProps) {
  const t = useMessages(communitiesAdminMessages);
  const { view } = useEndpoint(calls.membership.answers, {
    params: { id: communityId },
    query: { memberId: member.userId },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('answersOf', { name: nameOf(member) })} labels={{ close: t('close') }}>
      <Answers view={view} />
    </Dialog>
  );
}

function Answers({ view }: { view: View<Reply> }) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <ViewSwitch
      view={view}
      loading={() => (
        <SkeletonRegion label={t('answersLoading')}>
          <Skeleton lines={6} />
        </SkeletonRegion>
      )}
      empty={() => <NoAnswers />}
      failed={(problem, retry) => (
        <ProblemPanel scope="panel" title={t('answersFailed')} detail={problem.message} onRetry={retry} />
      )}
      forbidden={(problem) => <ProblemPanel scope="panel" title={t('answersFailed')} detail={problem.message} />}
      ready={({ questionAnswers }) =>
        questionAnswers.length === 0 ? (
          <NoAnswers />
        ) : (
          <Stack gap={5}>
            {questionAnswers.map((answer, index) => (
              <Answer key={index} answer={answer} />
            ))}
          </Stack>
        )
      }
    />
  );
}

function Answer({ answer: { questionText, answerText, attachments } }: { answer: Reply['questionAnswers'][number] }) {
  const t = useMessages(communitiesAdminMessages);
  const hasWords = answerText.trim() !== '';
  return (
    <Stack gap={2}>
      <Heading level={3} size="sm">
        {questionText}
      </Heading>
      {hasWords && <Text keepsLines>{answerText}</Text>}
      {!hasWords && attachments.length === 0 && <Text tone="quiet">{t('noAnswerText')}</Text>}
      {attachments.length > 0 && <AttachmentList items={shownFiles(attachments)} />}
    </Stack>
  );
}

function NoAnswers() {
  const t = useMessages(communitiesAdminMessages);
  return <EmptyState scope="panel" headingLevel={3} title={t('noAnswers')} text={t('noAnswersText')} />;
}
