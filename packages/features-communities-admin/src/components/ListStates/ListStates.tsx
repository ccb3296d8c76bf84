import { useMessages, type View, ViewSwitch } from '@portal/kit';
import { Button, EmptyState, ForbiddenNotice, Illustration, ProblemPanel, Skeleton, SkeletonRegion } from '@portal/ui';
import type { ReactNode } from 'react';
import { communitiesAdminMessages } from '../../messages.ts';

export interface ListStatesProps<Data> {
  view: View<Data>;
  /** The table while its rows are on their way; lines of text where something else comes. */
  skeleton?: ReactNode;
  failedTitle: string;
  children: (data: Data) => ReactNode;
}

/** What stands in the place of a table until it is there, and where it cannot be. */
export function ListStates<Data>({ view, skeleton, failedTitle, children }: ListStatesProps<Data>) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <ViewSwitch
      view={view}
      loading={() => <SkeletonRegion label={t('listLoadingNow')}>{skeleton ?? <Skeleton lines={12} />}</SkeletonRegion>}
      // A table without rows says so itself.
      empty={() => null}
      failed={(problem, retry) => <ProblemPanel title={failedTitle} text={problem.message} onRetry={retry} />}
      forbidden={(problem) => <ForbiddenNotice title={failedTitle} text={problem.message} />}
      ready={children}
    />
  );
}

export interface NoRowsProps {
  title: string;
  text: string;
  /** Of a search that has found nothing. */
  onClear?: (() => void) | undefined;
}

/** What a table without rows says. */
export function NoRows({ title, text, onClear }: NoRowsProps) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <EmptyState
      scope="panel"
      illustration={<Illustration name="search" />}
      title={title}
      text={text}
      action={onClear !== undefined && <Button onPress={onClear}>{t('clearManaged')}</Button>}
    />
  );
}
