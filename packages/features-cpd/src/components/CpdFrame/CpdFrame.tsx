import { useMessages } from '@portal/kit';
import {
  Heading,
  IconChart,
  IconList,
  IconSearch,
  PageLayout,
  SideMenu,
  type SideMenuEntry,
  Spread,
  Stack,
  Tabs,
} from '@portal/ui';
import type { ReactNode } from 'react';
import { cpdMessages } from '../../messages.ts';
import * as styles from './CpdFrame.css.ts';
import { type CpdDestination, useCpdDestinations } from './use-cpd-destinations.ts';

export interface CpdFrameProps {
  current: CpdDestination;
  title: string;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The pages of CPD, with the way from one to another beside them, or on one line above them where there is no space beside. */
export function CpdFrame({ current, title, actions, children }: CpdFrameProps) {
  return (
    <PageLayout
      width="medium"
      sidePosition="start"
      sideWidth="menu"
      isSideSticky
      isSideHiddenWhenNarrow
      side={<CpdMenu current={current} />}
      header={<CpdTabs current={current} />}
    >
      <Stack gap={6}>
        <Spread>
          <Heading level={1} isFocusable>
            {title}
          </Heading>
          {actions}
        </Spread>
        {children}
      </Stack>
    </PageLayout>
  );
}

type Current = Pick<CpdFrameProps, 'current'>;

function CpdTabs({ current }: Current) {
  const t = useMessages(cpdMessages);
  const { tracker, courses, events } = useCpdDestinations();
  return (
    <div className={styles.onlyNarrow}>
      <Tabs label={t('myCpd')} items={[...tracker, ...courses, ...events]} current={current} />
    </div>
  );
}

function CpdMenu({ current }: Current) {
  const t = useMessages(cpdMessages);
  const { tracker, courses, events } = useCpdDestinations();
  const marked = <Place extends { id: string }>(places: readonly Place[], icon: typeof IconChart) =>
    places.map((place) => ({ ...place, icon, isCurrent: place.id === current }));
  const items: SideMenuEntry[] = [
    ...marked(tracker, IconChart),
    { id: 'courses', group: t('courses'), items: marked(courses, IconList) },
    ...marked(events, IconSearch).map((place) => ({ ...place, isApart: true })),
  ];
  return (
    <Stack gap={3}>
      <Heading level={2} size="md">
        {t('myCpd')}
      </Heading>
      <SideMenu label={t('myCpd')} items={items} />
    </Stack>
  );
}
