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
import { NeedsSummary } from './NeedsSummary.tsx';

export interface OwnNeedsScreenProps {
  view: View<Needs>;
  /** What the organisation asks for. */
  fields: readonly NeedsField[];
  onSave: (needs: Needs) => Promise<void>;
}

export function OwnNeedsScreen({ view, fields, onSave }: OwnNeedsScreenProps) {
  const t = useMessages(eventsMessages);
  const hasFields = fields.length > 0;
  return (
    <PageLayout
      width="small"
      header={
        <Stack gap={2}>
          <Heading level={1} isFocusable>
            {t('needsPageTitle')}
          </Heading>
          {hasFields && <Text tone="quiet">{t('ownNeedsIntro')}</Text>}
        </Stack>
      }
    >
      {hasFields ? (
        <ViewSwitch
          view={view}
          loading={() => <Loading />}
          empty={() => null}
          failed={(problem, retry) => (
            <ProblemPanel title={t('ownNeedsLoadFailed')} detail={problem.message} onRetry={retry} />
          )}
          forbidden={(problem) => <ForbiddenNotice title={t('ownNeedsLoadFailed')} text={problem.message} />}
          ready={(needs) => <OwnNeeds needs={needs} fields={fields} onSave={onSave} />}
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
function OwnNeeds({ needs, fields, onSave }: Omit<OwnNeedsScreenProps, 'view'> & { needs: Needs }) {
  const { drafts } = usePortal();
  const [isEditing, setEditing] = useState(() => drafts.has(needsDraftKey));
  return (
    <Card padding={6}>
      {isEditing ? (
        <NeedsEditor initial={needs} onSave={onSave} onClose={() => setEditing(false)} />
      ) : (
        <NeedsSummary needs={needs} fields={fields} onEdit={() => setEditing(true)} />
      )}
    </Card>
  );
}
