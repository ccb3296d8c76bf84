import type { Privacy } from '@portal/api';
import { useDestinations, useMessages, usePortal, type View, ViewSwitch } from '@portal/kit';
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
import { destinations } from '../../destinations.ts';
import { settingsMessages } from '../../messages.ts';
import { privacyDraftKey, PrivacyForm } from './PrivacyForm.tsx';
import { PrivacySummary } from './PrivacySummary.tsx';
import { ShownProfilePanel } from './ShownProfilePanel.tsx';
import type { ProfileAs } from './use-profile-as.ts';

export interface PrivacyScreenProps {
  view: View<Privacy>;
  /** Rejects where nothing was saved. */
  onSave: (privacy: Privacy) => Promise<void>;
  shown: ProfileAs;
  personId: string;
}

export function PrivacyScreen({ view, onSave, shown, personId }: PrivacyScreenProps) {
  const t = useMessages(settingsMessages);
  const to = useDestinations(destinations);
  const ways = [
    { label: t('myDataPageTitle'), href: to.myData() },
    { label: t('deleteAccountPageTitle'), href: to.deleteAccount() },
  ].filter(({ href }) => href !== undefined);
  return (
    <PageLayout
      width="narrow"
      header={
        <Stack gap={2}>
          <Heading level={1} isFocusable>
            {t('privacyPageTitle')}
          </Heading>
          <Text tone="quiet">{t('privacyIntro')}</Text>
          <Text tone="quiet">{t('privacyStaff')}</Text>
        </Stack>
      }
    >
      <Stack gap={8}>
        <ViewSwitch
          view={view}
          loading={() => <Loading />}
          empty={() => null}
          failed={(problem, retry) => <ProblemPanel title={t('loadFailed')} detail={problem.message} onRetry={retry} />}
          forbidden={(problem) => <ForbiddenNotice title={t('loadFailed')} text={problem.message} />}
          ready={(privacy) => <Ready privacy={privacy} onSave={onSave} />}
        />
        <ShownProfilePanel shown={shown} personId={personId} />
        <Inline gap={3}>
          {ways.map(({ label, href }) => (
            <Button key={label} href={href}>
              {label}
            </Button>
          ))}
        </Inline>
      </Stack>
    </PageLayout>
  );
}

function Loading() {
  const t = useMessages(settingsMessages);
  return (
    <SkeletonRegion label={t('privacyLoading')}>
      <Card padding={6}>
        <Skeleton lines={10} />
      </Card>
    </SkeletonRegion>
  );
}

/** As it was chosen, or in a form; whoever had not saved comes back to the form. */
function Ready({ privacy, onSave }: { privacy: Privacy; onSave: PrivacyScreenProps['onSave'] }) {
  const { drafts } = usePortal();
  const [isEditing, setEditing] = useState(() => drafts.has(privacyDraftKey));
  return (
    <Card padding={6}>
      {isEditing ? (
        <PrivacyForm privacy={privacy} onSave={onSave} onClose={() => setEditing(false)} />
      ) : (
        <PrivacySummary privacy={privacy} onEdit={() => setEditing(true)} />
      )}
    </Card>
  );
}
