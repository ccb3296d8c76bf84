import { calls, limits, type OwnDecision, useAction } from '@portal/api';
import { type Problem, useDestinations, useMessages } from '@portal/kit';
import { maxLength, required, useForm } from '@portal/kit/form';
import { DraftBanner, FormDialog, Text, TextArea } from '@portal/ui';
import { destinations } from '../../destinations.ts';
import { communitiesMessages } from '../../messages.ts';
import { appealKey } from '../../model/draft-keys.ts';
import { titleOfDecision } from './title-of-decision.ts';

export interface AppealDialogProps {
  decision: Pick<OwnDecision, 'id' | 'postId' | 'subject' | 'community'>;
  onClose: () => void;
}

const { appealLength } = limits.moderation;

/** Asks, in words, that somebody else looks at a decision again. What is written is kept until it is sent. */
export function AppealDialog({ decision, onClose }: AppealDialogProps) {
  const { id, community } = decision;
  const t = useMessages(communitiesMessages);
  const to = useDestinations(destinations);
  const { run } = useAction(calls.moderation.appeal, {
    invalidates: [calls.moderation.ownDecisions],
    success: t('appealSent'),
    failure: (problem: Problem) => ({ text: t('appealFailed'), description: problem.message }),
  });
  const form = useForm({
    initial: { words: '' },
    draftKey: appealKey(id),
    draftEntry: ({ words }) => ({
      kind: t('draftOfAppeal'),
      place: community.name,
      text: words.trim(),
      href: to.decisions(),
    }),
    rules: {
      words: [required(t('fieldRequired')), maxLength(appealLength, t('atMostCharacters', { n: appealLength }))],
    },
    async onSubmit({ words }) {
      await run({ params: { decisionId: id }, body: { words: words.trim() } });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('appealTitle')}
      description={titleOfDecision(decision)}
      submitLabel={t('sendAppeal')}
      cancelLabel={t('cancel')}
      isPending={form.isPending}
      onSubmit={() => void form.onSubmit()}
      onCancel={() => {
        form.reset();
        onClose();
      }}
      onClose={onClose}
    >
      <DraftBanner isShown={form.restoredDraft} discardLabel={t('meetingDraftDiscard')} onDiscard={() => form.reset()}>
        {t('meetingDraftRestored')}
      </DraftBanner>
      <Text>{t('appealText')}</Text>
      <TextArea {...form.field('words')} label={t('appealWords')} maxCount={appealLength} isRequired rows={5} />
    </FormDialog>
  );
}
