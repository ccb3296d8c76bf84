import type { SecurityEvent } from '@portal/api';
import { useDestinations, useMessages, type View, ViewSwitch } from '@portal/kit';
import {
  Button,
  EmptyState,
  ForbiddenNotice,
  Heading,
  Inline,
  PageLayout,
  ProblemPanel,
  Section,
  Stack,
  Text,
} from '@portal/ui';
import type { ReactNode } from 'react';
import { destinations } from '../../destinations.ts';
import { settingsMessages } from '../../messages.ts';
import { SecurityEventList } from './SecurityEventList.tsx';
import { SecuritySkeleton } from './SecuritySkeleton.tsx';

export interface SecurityScreenProps {
  /** How one signs in, and where one is signed in: a part each, with its own loading and failure. */
  panels?: ReactNode;
  /** The newest first. */
  view: View<readonly SecurityEvent[]>;
}

export function SecurityScreen({ panels, view }: SecurityScreenProps) {
  const t = useMessages(settingsMessages);
  const changePasswordHref = useDestinations(destinations).changePassword();
  return (
    <PageLayout
      width="narrow"
      header={
        <Stack gap={2}>
          <Heading level={1} isFocusable>
            {t('securityPageTitle')}
          </Heading>
          <Text tone="quiet">{t('securityIntro')}</Text>
        </Stack>
      }
    >
      <Stack gap={8}>
        {changePasswordHref !== undefined && (
          <Inline>
            <Button href={changePasswordHref}>{t('changePasswordPageTitle')}</Button>
          </Inline>
        )}
        {panels}
        <Section title={t('securityEvents')} description={t('securityAdvice')}>
          <ViewSwitch
            view={view}
            loading={() => <SecuritySkeleton />}
            empty={() => <EmptyState title={t('securityNothing')} headingLevel={3} scope="panel" />}
            failed={(problem, retry) => (
              <ProblemPanel
                title={t('loadFailed')}
                detail={problem.message}
                onRetry={retry}
                headingLevel={3}
                scope="panel"
              />
            )}
            forbidden={(problem) => (
              <ForbiddenNotice title={t('loadFailed')} text={problem.message} headingLevel={3} scope="panel" />
            )}
            ready={(events) => <SecurityEventList events={events} />}
          />
        </Section>
      </Stack>
    </PageLayout>
  );
}
