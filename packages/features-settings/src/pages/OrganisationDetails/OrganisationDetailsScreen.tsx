import type { OrganisationSearch, Workplace } from '@portal/api';
import { useMessages, usePortal, type View, ViewSwitch } from '@portal/kit';
import {
  Card,
  ForbiddenNotice,
  Heading,
  PageLayout,
  ProblemPanel,
  Skeleton,
  SkeletonRegion,
  Stack,
  Text,
} from '@portal/ui';
import { useState } from 'react';
import { settingsMessages } from '../../messages.ts';
import { WorkplaceSummary } from './WorkplaceSummary.tsx';
import type { WorkplaceInput } from './use-workplace.ts';
import { workplaceDraftKey, WorkplaceForm } from './WorkplaceForm.tsx';

export interface OrganisationDetailsScreenProps {
  view: View<Workplace>;
  organisations: OrganisationSearch;
  /** Rejects where nothing was saved. */
  onSave: (workplace: WorkplaceInput) => Promise<void>;
}

export function OrganisationDetailsScreen({ view, organisations, onSave }: OrganisationDetailsScreenProps) {
  const t = useMessages(settingsMessages);
  return (
    <PageLayout
      width="narrow"
      header={
        <Stack gap={2}>
          <Heading level={1} isFocusable>
            {t('organisationDetailsPageTitle')}
          </Heading>
          <Text tone="quiet">{t('workplaceIntro')}</Text>
        </Stack>
      }
    >
      <ViewSwitch
        view={view}
        loading={() => <Loading />}
        empty={() => null}
        failed={(problem, retry) => <ProblemPanel title={t('loadFailed')} detail={problem.message} onRetry={retry} />}
        forbidden={(problem) => <ForbiddenNotice title={t('loadFailed')} text={problem.message} />}
        ready={(workplace) => <Ready workplace={workplace} organisations={organisations} onSave={onSave} />}
      />
    </PageLayout>
  );
}

function Loading() {
  const t = useMessages(settingsMessages);
  return (
    <SkeletonRegion label={t('workplaceLoading')}>
      <Card padding={6}>
        <Skeleton lines={4} />
      </Card>
    </SkeletonRegion>
  );
}

/** As it was said, or in a form; whoever had not saved comes back to the form. */
function Ready({
  workplace,
  organisations,
  onSave,
}: Omit<OrganisationDetailsScreenProps, 'view'> & { workplace: Workplace }) {
  const { drafts } = usePortal();
  const [isEditing, setEditing] = useState(() => drafts.has(workplaceDraftKey));
  return (
    <Card padding={6}>
      {isEditing ? (
        <WorkplaceForm
          workplace={workplace}
          organisations={organisations}
          onSave={onSave}
          onClose={() => setEditing(false)}
        />
      ) : (
        <WorkplaceSummary workplace={workplace} onEdit={() => setEditing(true)} />
      )}
    </Card>
  );
}
