import { useDestinations, useMessages, useViewer } from '@portal/kit';
import { Heading, PageLayout, Spread, Stack, Tabs } from '@portal/ui';
import type { ReactNode } from 'react';
import { managementDestinations } from '../../destinations.ts';
import { communitiesAdminMessages } from '../../messages.ts';
import { type ManagementTab, tabsFor } from '../../model/management-tabs.ts';

export interface ManagementFrameProps {
  tab: ManagementTab;
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page of the management, below the tabs of those that are open to the viewer. */
export function ManagementFrame({ tab, title, action, children }: ManagementFrameProps) {
  return (
    <PageLayout
      header={
        <Stack gap={4}>
          <Spread>
            <Heading level={1} isFocusable>
              {title}
            </Heading>
            {action}
          </Spread>
          <ManagementTabs current={tab} />
        </Stack>
      }
    >
      {children}
    </PageLayout>
  );
}

function ManagementTabs({ current }: { current: ManagementTab }) {
  const t = useMessages(communitiesAdminMessages);
  const to = useDestinations(managementDestinations);
  const viewer = useViewer();
  const items = tabsFor(viewer?.permissions ?? []).flatMap(({ id, label }) => {
    const href = to[id]();
    return href === undefined ? [] : [{ id, label: t(label), href }];
  });
  return items.length < 2 ? null : <Tabs label={t('managementTabs')} items={items} current={current} />;
}
