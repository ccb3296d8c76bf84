import { asksQuestions } from '@portal/rules';
import { useDestinations, useMessages } from '@portal/kit';
import { Heading, Spread, Stack, Tabs } from '@portal/ui';
import type { ReactNode } from 'react';
import { adminDestinations } from '../../destinations.ts';
import type { AdminCommunity } from '../Frame/use-admin-community.ts';
import { communitiesAdminMessages } from '../../messages.ts';

export interface RequirementsFrameProps {
  community: AdminCommunity['community'];
  tab: 'terms' | 'questions';
  action?: ReactNode;
  children: ReactNode;
}

/** What joining takes, in two parts; questions can be looked at where they are asked. */
export function RequirementsFrame({ community, tab, action, children }: RequirementsFrameProps) {
  const t = useMessages(communitiesAdminMessages);
  const to = useDestinations(adminDestinations);
  const place = { id: community.id };
  const isOpen = asksQuestions(community);
  return (
    <Stack gap={5}>
      <Heading level={1} isFocusable>
        {t('requirementsPageTitle')}
      </Heading>
      <Tabs
        label={t('requirementTabs')}
        current={tab}
        items={[
          { id: 'terms', label: t('termsTab'), href: to.adminCommunityMembershipRequirementsPage(place) },
          {
            id: 'questions',
            label: t('questionsTab'),
            href: isOpen ? to.adminCommunityJoinQuestionsPage(place) : undefined,
          },
        ]}
      />
      {action && <Spread>{action}</Spread>}
      {children}
    </Stack>
  );
}
