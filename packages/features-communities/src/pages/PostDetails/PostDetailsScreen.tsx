import { useDestinations, useMessages, useBackHref, ViewSwitch, type View } from '@portal/kit';
import {
  BackLink,
  Button,
  ForbiddenNotice,
  NotFoundNotice,
  PageLayout,
  ProblemPanel,
  SkeletonPost,
  SkeletonRegion,
  Stack,
} from '@portal/ui';
import type { ReactNode } from 'react';
import { destinations } from '../../destinations.ts';
import { communitiesMessages } from '../../messages.ts';
import type { PostVisit } from './use-post-details.ts';

export interface PostDetailsScreenProps {
  view: View<PostVisit>;
  alias: string;
  /** Beside the post: who wrote it. */
  side: (visit: PostVisit) => ReactNode;
  /** The post and its comments. */
  children: (visit: PostVisit) => ReactNode;
}

/** The page of one post, or why it cannot be read. */
export function PostDetailsScreen({ view, alias, side, children }: PostDetailsScreenProps) {
  const t = useMessages(communitiesMessages);
  const to = useDestinations(destinations);
  const list = to.communityPosts({ alias });
  const hasWayBack = useBackHref(list) !== undefined;
  const community = to.community({ alias });
  const name = view.state === 'ready' ? view.data.post.community.name : null;
  return (
    <PageLayout
      width="medium"
      isSideSticky
      header={
        list !== undefined && (
          <BackLink href={list}>
            {name === null ? t('discussionTab') : hasWayBack ? t('postBack', { name }) : name}
          </BackLink>
        )
      }
      side={view.state === 'ready' ? side(view.data) : undefined}
    >
      <ViewSwitch
        view={view}
        loading={() => (
          <SkeletonRegion label={t('loadingPosts')}>
            <SkeletonPost />
          </SkeletonRegion>
        )}
        empty={() => <NotFound href={list} />}
        notFound={() => <NotFound href={list} />}
        failed={(problem, retry) => <ProblemPanel title={t('postsFailed')} detail={problem.message} onRetry={retry} />}
        forbidden={() => (
          <ForbiddenNotice
            title={t('postForbidden')}
            text={t('postForbiddenText')}
            action={community !== undefined && <Button href={community}>{t('toCommunity')}</Button>}
          />
        )}
        ready={(visit) => <Stack gap={10}>{children(visit)}</Stack>}
      />
    </PageLayout>
  );
}

function NotFound({ href }: { href: string | undefined }) {
  const t = useMessages(communitiesMessages);
  return (
    <NotFoundNotice
      title={t('postNotFound')}
      text={t('notThereText')}
      action={href !== undefined && <Button href={href}>{t('discussionTab')}</Button>}
    />
  );
}
