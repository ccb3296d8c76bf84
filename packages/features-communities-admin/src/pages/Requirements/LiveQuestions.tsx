import { calls, limits, useEndpoint } from '@portal/api';
import { asksQuestions } from '@portal/rules';
import { mapView, useDestinations, useMessages, usePortal } from '@portal/kit';
import { Banner, Button, ConfirmDialog, IconPlus, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { questionKey } from '../../model/draft-keys.ts';
import { adminDestinations } from '../../destinations.ts';
import type { AdminCommunity } from '../Frame/use-admin-community.ts';
import { communitiesAdminMessages } from '../../messages.ts';
import { type JoinQuestion, JoinQuestionsScreen } from './JoinQuestionsScreen.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import { RequirementsFrame } from './RequirementsFrame.tsx';
import { useQuestionActions } from './use-question-actions.ts';

type DialogState = { to: 'add' } | { to: 'edit' | 'delete'; question: JoinQuestion } | null;

const { most } = limits.joinQuestion;

/** The join questions of a community over their calls, with their dialogs. */
export function LiveQuestions({ community, facts }: AdminCommunity) {
  const t = useMessages(communitiesAdminMessages);
  const to = useDestinations(adminDestinations);
  const { drafts } = usePortal();
  const params = { id: community.id };
  const { view, data } = useEndpoint(
    calls.requirements.questions,
    { params },
    { isEmpty: ({ questions }) => questions.length === 0 },
  );
  // Who comes from the list of drafts goes on with the form.
  const [dialog, setDialog] = useState<DialogState>(() =>
    drafts.isTakenUp(questionKey(community.id)) ? { to: 'add' } : null,
  );
  const act = useQuestionActions(community.id);
  const isOpen = asksQuestions(community);
  const mayEdit = facts.permissions.has('commentEdit');
  const count = data?.questions.length ?? null;
  const isFull = count !== null && count >= most;
  const draftPlace = { place: community.name, href: to.adminCommunityJoinQuestionsPage(params) };
  const close = () => setDialog(null);
  const add = mayEdit && isOpen && count !== null && (
    <Stack gap={2}>
      <Button tone="primary" icon={IconPlus} isDisabled={isFull} onPress={() => setDialog({ to: 'add' })}>
        {t('addQuestion')}
      </Button>
      {isFull && (
        <Text size="sm" tone="quiet">
          {t('joinQuestionsFull', { n: most })}
        </Text>
      )}
    </Stack>
  );
  return (
    <RequirementsFrame community={community} tab="questions" action={add}>
      {!isOpen && (
        <Banner tone="caution">
          {t('questionsClosed')} {count !== null && count > 0 && t('questionsClosedText')}
        </Banner>
      )}
      <JoinQuestionsScreen
        view={mapView(view, ({ questions }) => questions)}
        onEdit={mayEdit && isOpen ? (question) => setDialog({ to: 'edit', question }) : undefined}
        onDelete={mayEdit ? (question) => setDialog({ to: 'delete', question }) : undefined}
      />
      {dialog?.to === 'add' && (
        <QuestionDialog
          title={t('addQuestion')}
          submitLabel={t('add')}
          initial={{ text: '', isRequiredAssets: false }}
          draftKey={questionKey(community.id)}
          draftPlace={draftPlace}
          onSave={act.add}
          onClose={close}
        />
      )}
      {dialog?.to === 'edit' && (
        <QuestionDialog
          title={t('editQuestion')}
          submitLabel={t('save')}
          initial={{ text: dialog.question.text, isRequiredAssets: dialog.question.isRequiredAssets }}
          draftKey={questionKey(community.id, dialog.question.id)}
          draftPlace={draftPlace}
          onSave={(question) => act.edit(dialog.question.id, question)}
          onClose={close}
        />
      )}
      {dialog?.to === 'delete' && (
        <ConfirmDialog
          isOpen
          title={t('deleteQuestionTitle')}
          confirmLabel={t('confirmDeleteQuestion')}
          cancelLabel={t('cancel')}
          tone="critical"
          isPending={act.isRemoving}
          // The toast has said so where it could not be deleted.
          onConfirm={() => void act.remove(dialog.question.id).then(close, close)}
          onCancel={close}
        >
          {t('deleteQuestionText')}
        </ConfirmDialog>
      )}
    </RequirementsFrame>
  );
}
