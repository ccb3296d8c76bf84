import { useMessages, usePortal, type View, ViewSwitch } from '@portal/kit';
import {
  Card,
  EmptyState,
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
import type { Needs } from '../../components/Tickets/NeedsFields.tsx';
import { eventsMessages } from '../../messages.ts';
import type { NeedsField } from '../../settings.ts';
import { NeedsEditor, needsDraftKey } from './NeedsEditor.tsx';
import { SaidNeeds } from './SaidNeeds.tsx';

export interface OwnNeedsScreenProps {
  view: View<Needs>;
  /** What the organisation asks for. */
  asked: readonly NeedsField[];
  onSave: (needs: Needs) => Promise<void>;
}

export function OwnNeedsScreen({ view, asked, onSave }: OwnNeedsScreenProps) {
  const t = useMessages(eventsMessages);
  const isAsked = asked.length > 0;
  return (
    <PageLayout
      width="small"
      header={
        <Stack gap={2}>
          <Heading level={1} isFocusable>
            {t('needsPageTitle')}
          </Heading>
          {isAsked && <Text tone="quiet">{t('ownNeedsIntro')}</Text>}
        </Stack>
      }
    >
      {isAsked ? (
        <ViewSwitch
          view={view}
          loading={() => <Loading />}
          empty={() => null}
          failed={(problem, retry) => (
            <ProblemPanel title={t('ownNeedsLoadFailed')} detail={problem.message} onRetry={retry} />
          )}
          forbidden={(problem) => <ForbiddenNotice title={t('ownNeedsLoadFailed')} text={problem.message} />}
          ready={(needs) => <OwnNeeds needs={needs} asked={asked} onSave={onSave} />}
        />
      ) : (
        <EmptyState title={t('noNeedsAsked')} text={t('noNeedsAskedText')} />
      )}
    </PageLayout>
  );
}

function Loading() {
  const t = useMessages(eventsMessages);
  return (
    <SkeletonRegion label={t('ownNeedsLoading')}>
      <Card padding={6}>
        <Skeleton lines={6} />
      </Card>
    </SkeletonRegion>
  );
}

/** As it was said, or in a form; whoever had not saved comes back to the form. */
function OwnNeeds({ needs, asked, onSave }: Omit<OwnNeedsScreenProps, 'view'> & { needs: Needs }) {
  const { drafts } = usePortal();
  const [isEditing, setEditing] = useState(() => drafts.has(needsDraftKey));
  return (
    <Card padding={6}>
      {isEditing ? (
        <NeedsEditor initial={needs} onSave={onSave} onClose={() => setEditing(false)} />
      ) : (
        <SaidNeeds needs={needs} asked={asked} onEdit={() => setEditing(true)} />
      )}
    </Card>
  );
}
