import { useMessages, type View } from '@portal/kit';
import { BackLink, Heading, PageLayout, PanelSwitch, Skeleton, Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import { eventsDeskMessages } from '../../messages.ts';

export interface EventFormFrameProps<T> {
  title: string;
  back: { href: string | undefined; label: string };
  view: View<T>;
  failedTitle: string;
  /** In the place of the form where there is nothing to be changed. */
  notFound?: ReactNode;
  children: (data: T) => ReactNode;
}

/** The page around the form: its title, the way back, and what stands there until it can be written. */
export function EventFormFrame<T>({ title, back, view, failedTitle, notFound, children }: EventFormFrameProps<T>) {
  const t = useMessages(eventsDeskMessages);
  return (
    <PageLayout
      width="admin"
      header={
        <Stack gap={3}>
          {back.href !== undefined && <BackLink href={back.href}>{back.label}</BackLink>}
          <Heading level={1} isFocusable>
            {title}
          </Heading>
        </Stack>
      }
    >
      <PanelSwitch
        scope="page"
        view={view}
        skeleton={<Skeleton lines={12} />}
        skeletonLabel={t('formLoading')}
        failedTitle={failedTitle}
        notFound={notFound}
      >
        {children}
      </PanelSwitch>
    </PageLayout>
  );
}
