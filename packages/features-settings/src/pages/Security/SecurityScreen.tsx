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
import { places } from '../../destinations.ts';
import { settingsMessages } from '../../messages.ts';
import { SecurityEventList } from './SecurityEventList.tsx';
import { SecuritySkeleton } from './SecuritySkeleton.tsx';

export interface SecurityScreenProps {
  /** The newest first. */
  view: View<readonly SecurityEvent[]>;
  /** What one signs in with. */
  children?: ReactNode;
}

export function SecurityScreen({ view, children }: SecurityScreenProps) {
  const t = useMessages(settingsMessages);
  const to = useDestinations(places);
  const ways = [
    { label: t('changePasswordPageTitle'), href: to.changePassword() },
    { label: t('seeSessions'), href: to.sessions() },
  ].filter(({ href }) => href !== undefined);
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
        <Text>{t('securityAdvice')}</Text>
        <Inline gap={3}>
          {ways.map(({ label, href }) => (
            <Button key={label} href={href}>
              {label}
            </Button>
          ))}
        </Inline>
        {children}
        <Section title={t('securityEvents')}>
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
