import { calls, useEndpoint, type Community } from '@portal/api';
import { isBlankHtml } from '@portal/rules';
import { useMessages, ViewSwitch, type View } from '@portal/kit';
import { EmptyState, ForbiddenNotice, ProblemPanel, RichText, Section, Skeleton, SkeletonRegion } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';

/** Who we are, loaded by its own call. */
export function AboutPanel(props: { community: Pick<Community, 'id'> }) {
  const { view } = useEndpoint(
    calls.communities.about,
    { params: { id: props.community.id } },
    { isEmpty: (about) => isBlankHtml(about.html) },
  );
  return <About view={view} />;
}

export function About(props: { view: View<{ html: string }> }) {
  const t = useMessages(communitiesMessages);
  return (
    <Section title={t('aboutHeading')}>
      <ViewSwitch
        view={props.view}
        loading={() => (
          <SkeletonRegion>
            <Skeleton lines={8} />
          </SkeletonRegion>
        )}
        empty={() => <EmptyState scope="panel" title={t('aboutEmpty')} text={t('aboutEmptyHint')} />}
        failed={(problem, retry) => (
          <ProblemPanel scope="panel" title={t('aboutFailed')} detail={problem.message} onRetry={retry} />
        )}
        forbidden={() => <ForbiddenNotice title={t('privateLine')} />}
        ready={(about) => <RichText html={about.html} />}
      />
    </Section>
  );
}
