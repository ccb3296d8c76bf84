import { useMessages, type View } from '@portal/kit';
import { Inline, MetaLine, PageLayout, PanelSwitch, Skeleton, Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import { ItemHead, type ItemHeadProps } from '../../components/ItemHead/ItemHead.tsx';
import { StateBadge } from '../../components/StateBadge/StateBadge.tsx';
import { contentAdminMessages } from '../../messages.ts';
import type { ContentState } from '../../model/content-state.ts';

export interface EditorFrameProps<T> extends ItemHeadProps {
  /** Where the item stands, and from when until when it is shown; null as long as it is not known. */
  standing?: { state: ContentState; shown: readonly string[] } | null;
  view: View<T>;
  failedTitle: string;
  /** In the place of the form where there is nothing to be changed. */
  notFound?: ReactNode;
  children: (data: T) => ReactNode;
}

/** The page around the form: its head, where the item stands, and what is there until it can be written. */
export function EditorFrame<T>({ title, name, standing, view, failedTitle, notFound, children }: EditorFrameProps<T>) {
  const t = useMessages(contentAdminMessages);
  return (
    <PageLayout
      width="small"
      header={
        <Stack gap={3}>
          <ItemHead title={title} name={name} />
          {standing === null && view.state === 'loading' && <Skeleton kind="small" width="half" />}
          {standing && (
            <Inline gap={3}>
              <StateBadge state={standing.state} />
              {standing.state !== 'draft' && <MetaLine items={standing.shown} />}
            </Inline>
          )}
        </Stack>
      }
    >
      <PanelSwitch
        scope="page"
        view={view}
        skeleton={<Skeleton lines={14} />}
        skeletonLabel={t('formLoading')}
        failedTitle={failedTitle}
        notFound={notFound}
      >
        {children}
      </PanelSwitch>
    </PageLayout>
  );
}
