import { useMessages, type View, ViewSwitch } from '@portal/kit';
import {
  BackLink,
  EmptyState,
  ForbiddenNotice,
  Heading,
  PageLayout,
  ProblemPanel,
  Skeleton,
  SkeletonRegion,
  Stack,
} from '@portal/ui';
import type { ReactNode } from 'react';
import { formMessages } from '../messages-form.ts';

export interface EventFormFrameProps<T> {
  title: string;
  back: { href: string | undefined; label: string };
  view: View<T>;
  failedTitle: string;
  children: (data: T) => ReactNode;
}

/** The page around the form: its title, the way back, and what stands there until it can be written. */
export function EventFormFrame<T>({ title, back, view, failedTitle, children }: EventFormFrameProps<T>) {
  const t = useMessages(formMessages);
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
      <ViewSwitch
        view={view}
        loading={() => (
          <SkeletonRegion label={t('formLoading')}>
            <Skeleton lines={12} />
          </SkeletonRegion>
        )}
        empty={() => <EmptyState title={failedTitle} />}
        failed={(problem, retry) => <ProblemPanel title={failedTitle} text={problem.message} onRetry={retry} />}
        forbidden={(problem) => <ForbiddenNotice title={failedTitle} text={problem.message} />}
        ready={children}
      />
    </PageLayout>
  );
}
