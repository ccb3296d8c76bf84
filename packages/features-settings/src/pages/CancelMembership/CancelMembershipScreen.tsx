import type { CallReply, calls } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { Button, Heading, Inline, PageLayout, PanelSwitch, Skeleton, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { settingsMessages } from '../../messages.ts';
import { CancelMembershipForm } from './CancelMembershipForm.tsx';
import type { Cancellation } from './use-cancel-membership.ts';

export interface CancelMembershipScreenProps {
  view: View<CallReply<typeof calls.ownMembership.canCancel>>;
  /** Rejects when it failed. */
  onConfirm: (cancellation: Cancellation) => Promise<void>;
}

export function CancelMembershipScreen({ view, onConfirm }: CancelMembershipScreenProps) {
  const t = useMessages(settingsMessages);
  const [isEditing, setEditing] = useState(false);
  return (
    <PageLayout
      width="narrow"
      header={
        <Stack gap={2}>
          <Heading level={1} isFocusable>
            {t('cancelMembershipPageTitle')}
          </Heading>
          <Text tone="quiet">{t('cancelMembershipIntro')}</Text>
        </Stack>
      }
    >
      <PanelSwitch
        view={view}
        skeleton={<Skeleton lines={6} />}
        skeletonLabel={t('cancelMembershipLoading')}
        failedTitle={t('cancelMembershipNotLoaded')}
      >
        {({ canCancelMembership, cancelMembershipReasons: reasons }) => {
          if (!canCancelMembership) return <Text>{t('cannotCancelMembership')}</Text>;
          if (isEditing)
            return <CancelMembershipForm reasons={reasons} onConfirm={onConfirm} onLeave={() => setEditing(false)} />;
          return (
            <Stack gap={4}>
              <Text>{t('cancelMembershipText')}</Text>
              <Inline>
                <Button tone="critical" onPress={() => setEditing(true)}>
                  {t('cancelMembership')}
                </Button>
              </Inline>
            </Stack>
          );
        }}
      </PanelSwitch>
    </PageLayout>
  );
}
