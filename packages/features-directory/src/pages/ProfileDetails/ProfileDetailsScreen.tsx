import { useMessages, usePortal, type View, ViewSwitch } from '@portal/kit';
import { Card, ForbiddenNotice, Heading, PageLayout, ProblemPanel, Skeleton, SkeletonRegion, Stack } from '@portal/ui';
import { useState } from 'react';
import { directoryMessages } from '../../messages.ts';
import { detailsDraftKey, DetailsForm } from './DetailsForm.tsx';
import { DetailsPanel } from './DetailsPanel.tsx';
import type { ProfileDetails, ProfileInput } from './use-profile-details.ts';

export interface ProfileDetailsScreenProps {
  personId: string;
  view: View<ProfileDetails>;
  /** Rejects, after its toast, where something could not be saved. */
  onSave: (input: ProfileInput) => Promise<void>;
}

/** Picture and description: to be read, then changed. */
export function ProfileDetailsScreen({ view, ...props }: ProfileDetailsScreenProps) {
  const t = useMessages(directoryMessages);
  return (
    <PageLayout
      width="narrow"
      header={
        <Heading level={1} isFocusable>
          {t('detailsPageTitle')}
        </Heading>
      }
    >
      <ViewSwitch
        view={view}
        loading={() => (
          <SkeletonRegion label={t('detailsLoading')}>
            <Card padding={6}>
              <Skeleton lines={8} />
            </Card>
          </SkeletonRegion>
        )}
        empty={() => null}
        failed={(problem, retry) => (
          <ProblemPanel title={t('detailsFailed')} detail={problem.message} onRetry={retry} />
        )}
        forbidden={(problem) => <ForbiddenNotice title={t('detailsFailed')} text={problem.message} />}
        ready={(details) => <Ready {...props} details={details} />}
      />
    </PageLayout>
  );
}

/** As it was said, or in a form; whoever had not saved comes back to the form. */
function Ready({ details, personId, onSave }: Omit<ProfileDetailsScreenProps, 'view'> & { details: ProfileDetails }) {
  const { drafts } = usePortal();
  const [isEditing, setEditing] = useState(() => drafts.has(detailsDraftKey));
  return (
    <Card padding={6}>
      <Stack gap={5}>
        {isEditing ? (
          <DetailsForm details={details} personId={personId} onSave={onSave} onClose={() => setEditing(false)} />
        ) : (
          <DetailsPanel details={details} personId={personId} onEdit={() => setEditing(true)} />
        )}
      </Stack>
    </Card>
  );
}
