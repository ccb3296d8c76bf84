import type { PrivacyFlags } from '@portal/rules';
import { useMessages, usePortal, type View, ViewSwitch } from '@portal/kit';
import {
  Button,
  Card,
  ForbiddenNotice,
  Heading,
  Inline,
  PageLayout,
  ProblemPanel,
  Skeleton,
  SkeletonRegion,
  Stack,
  Text,
} from '@portal/ui';
import { useState } from 'react';
import { directoryMessages } from '../../messages.ts';
import { FlagFields } from './FlagFields.tsx';
import { visibilityDraftKey, VisibilityForm } from './VisibilityForm.tsx';

export interface ProfileVisibilityScreenProps {
  view: View<PrivacyFlags>;
  /** Rejects, after its toast, where nothing was saved. */
  onSave: (flags: PrivacyFlags) => Promise<void>;
}

/** The seven settings: to be read, then changed. */
export function ProfileVisibilityScreen({ view, onSave }: ProfileVisibilityScreenProps) {
  const t = useMessages(directoryMessages);
  return (
    <PageLayout
      width="narrow"
      header={
        <Stack gap={2}>
          <Heading level={1} isFocusable>
            {t('visibilityPageTitle')}
          </Heading>
          <Text tone="quiet">{t('visibilityIntro')}</Text>
        </Stack>
      }
    >
      <ViewSwitch
        view={view}
        loading={() => (
          <SkeletonRegion label={t('visibilityLoading')}>
            <Card padding={6}>
              <Skeleton lines={10} />
            </Card>
          </SkeletonRegion>
        )}
        empty={() => null}
        failed={(problem, retry) => (
          <ProblemPanel title={t('visibilityFailed')} detail={problem.message} onRetry={retry} />
        )}
        forbidden={(problem) => <ForbiddenNotice title={t('visibilityFailed')} text={problem.message} />}
        ready={(flags) => <Ready flags={flags} onSave={onSave} />}
      />
    </PageLayout>
  );
}

/** As it was chosen, or in a form; whoever had not saved comes back to the form. */
function Ready({ flags, onSave }: { flags: PrivacyFlags; onSave: ProfileVisibilityScreenProps['onSave'] }) {
  const t = useMessages(directoryMessages);
  const { drafts } = usePortal();
  const [isEditing, setEditing] = useState(() => drafts.has(visibilityDraftKey));
  return (
    <Card padding={6}>
      {isEditing ? (
        <VisibilityForm flags={flags} onSave={onSave} onClose={() => setEditing(false)} />
      ) : (
        <Stack gap={5}>
          <FlagFields flags={flags} />
          <Inline>
            <Button onPress={() => setEditing(true)}>{t('edit')}</Button>
          </Inline>
        </Stack>
      )}
    </Card>
  );
}
