import type { ContentPage } from '@portal/api';
import { useMessages, type View, ViewSwitch } from '@portal/kit';
import {
  Button,
  EmptyState,
  ForbiddenNotice,
  Heading,
  Illustration,
  PageLayout,
  ProblemPanel,
  SideMenu,
  Skeleton,
  SkeletonRegion,
  Stack,
} from '@portal/ui';
import type { ReactNode } from 'react';
import { contentMessages } from '../../messages.ts';
import { PageContent, type PageContentProps } from './PageContent.tsx';

export interface MemberPagesScreenProps extends Omit<PageContentProps, 'name'> {
  view: View<readonly Pick<ContentPage, 'id' | 'name'>[]>;
  /** The page that is open; null where the first is about to be. */
  currentId: string | null;
  hrefOfPage: (id: string) => string | undefined;
}

/** The pages for members beside the one that is open. */
export function MemberPagesScreen({ view, currentId, hrefOfPage, page, listHref }: MemberPagesScreenProps) {
  const t = useMessages(contentMessages);
  return (
    <ViewSwitch
      view={view}
      loading={() => (
        <Frame side={<Skeleton lines={4} />}>
          <SkeletonRegion>
            <Skeleton lines={10} />
          </SkeletonRegion>
        </Frame>
      )}
      empty={() => (
        <Frame>
          <EmptyState
            illustration={<Illustration name="search" />}
            title={t('noPages')}
            text={t('noPagesHint')}
            action={<Button href="/">{t('goHome')}</Button>}
          />
        </Frame>
      )}
      failed={(problem, retry) => (
        <Frame>
          <ProblemPanel scope="page" title={t('pagesFailed')} detail={problem.message} onRetry={retry} />
        </Frame>
      )}
      forbidden={(problem) => (
        <Frame>
          <ForbiddenNotice scope="page" title={t('pagesFailed')} text={problem.message} />
        </Frame>
      )}
      ready={(pages) => {
        const items = pages.flatMap(({ id, name }) => {
          const href = hrefOfPage(id);
          return href === undefined ? [] : [{ id, label: name, href, isCurrent: id === currentId }];
        });
        const current = pages.find(({ id }) => id === currentId);
        return (
          <Frame side={<SideMenu label={t('memberPagesTitle')} items={[{ id: 'pages', group: t('pages'), items }]} />}>
            <PageContent page={page} name={current?.name ?? t('memberPagesTitle')} listHref={listHref} />
          </Frame>
        );
      }}
    />
  );
}

/** The list of pages is titled by what they are, in smaller letters than the page beside it is. */
function Frame({ side, children }: { side?: ReactNode; children: ReactNode }) {
  const t = useMessages(contentMessages);
  const title = (
    <Heading level={1} size={side === undefined ? '2xl' : 'lg'} isFocusable>
      {t('memberPagesTitle')}
    </Heading>
  );
  if (side === undefined) return <PageLayout header={title}>{children}</PageLayout>;
  return (
    <PageLayout
      sidePosition="start"
      sideWidth="menu"
      side={
        <Stack gap={4}>
          {title}
          {side}
        </Stack>
      }
    >
      {children}
    </PageLayout>
  );
}
