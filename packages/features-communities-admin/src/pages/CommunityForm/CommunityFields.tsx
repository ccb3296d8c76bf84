import { useMessages } from '@portal/kit';
import { DraftBanner, Section, Stack } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';
import { DayFields } from './DayFields.tsx';
import { ListFields } from './ListFields.tsx';
import { OpennessFields } from './OpennessFields.tsx';
import { TheirCommunity } from './TheirCommunity.tsx';
import type { CommunityFormState } from './use-community-form.ts';
import { WordFields } from './WordFields.tsx';

interface CommunityFieldsProps {
  state: CommunityFormState;
  isReadOnly?: boolean;
}

/** Every field of a community, with what was kept of them and what somebody else has changed. */
export function CommunityFields({ state, isReadOnly = false }: CommunityFieldsProps) {
  const t = useMessages(communitiesAdminMessages);
  const { form, theirs } = state;
  const { basis } = form.values;
  return (
    <Stack gap={6}>
      <DraftBanner
        isShown={form.restoredDraft}
        discardLabel={t('communityDraftDiscard')}
        onDiscard={() => form.reset()}
      >
        {t('communityDraftRestored')}
      </DraftBanner>
      {basis !== null && theirs !== null && (
        <TheirCommunity before={basis} theirs={theirs} onTake={state.takeTheirs} onKeep={state.keepMine} />
      )}
      <WordFields {...state} isReadOnly={isReadOnly} />
      <Section title={t('opennessPart')}>
        <OpennessFields form={form} isReadOnly={isReadOnly} />
      </Section>
      <Section title={t('listedPart')}>
        <ListFields form={form} isReadOnly={isReadOnly} />
      </Section>
      <Section title={t('daysPart')}>
        <DayFields form={form} isReadOnly={isReadOnly} />
      </Section>
    </Stack>
  );
}
