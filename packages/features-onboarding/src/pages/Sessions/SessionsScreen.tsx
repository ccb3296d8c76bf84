import { useMessages, ViewSwitch } from '@portal/kit';
import { Button, ConfirmDialog, ForbiddenNotice, Inline, PageLayout, ProblemPanel, Stack } from '@portal/ui';
import { useState } from 'react';
import { PageTitle } from '../../components/PageTitle.tsx';
import { onboardingMessages } from '../../messages.ts';
import { SessionLines } from './SessionLines.tsx';
import { SessionsSkeleton } from './SessionsSkeleton.tsx';
import type { Sessions } from './use-sessions.ts';

export type SessionsScreenProps = Sessions;

export function SessionsScreen(props: SessionsScreenProps) {
  const t = useMessages(onboardingMessages);
  const [isAsking, setAsking] = useState(false);
  return (
    <PageLayout width="small">
      <Stack gap={6}>
        <PageTitle title={t('sessionsTitle')} intro={t('sessionsIntro')} />
        <ViewSwitch
          view={props.view}
          loading={() => <SessionsSkeleton label={t('sessionsLoading')} />}
          empty={() => null}
          failed={(problem, retry) => (
            <ProblemPanel title={t('sessionsFailed')} text={problem.message} onRetry={retry} />
          )}
          forbidden={(problem) => <ForbiddenNotice title={t('sessionsFailed')} text={problem.message} />}
          ready={(sessions) => (
            <Stack gap={6}>
              <SessionLines
                label={t('sessionsTitle')}
                sessions={sessions}
                endingId={props.endingId}
                onEnd={({ id }) => props.onEnd(id)}
              />
              <Inline>
                <Button tone="critical" isPending={props.isEndingAll} onPress={() => setAsking(true)}>
                  {t('signOutEverywhere')}
                </Button>
              </Inline>
            </Stack>
          )}
        />
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('signOutEverywhereQuestion')}
        confirmLabel={t('signOutEverywhere')}
        cancelLabel={t('cancel')}
        tone="critical"
        isPending={props.isEndingAll}
        onConfirm={() => {
          setAsking(false);
          props.onEndAll();
        }}
        onCancel={() => setAsking(false)}
      >
        {t('signOutEverywhereText')}
      </ConfirmDialog>
    </PageLayout>
  );
}
