import { useDestinations, useMessages, type Problem } from '@portal/kit';
import { Button, NotFoundNotice, ProblemPanel } from '@portal/ui';
import { destinations } from '../../destinations.ts';
import { communitiesMessages } from '../../messages.ts';
import { communityProblem, type CommunityProblem } from './community-problem.ts';
import { PrivateNotice } from './PrivateNotice.tsx';

type CommunityProblemPanelProps = { isWhole: boolean } & (
  | { meaning: CommunityProblem; problem?: undefined; retry?: undefined }
  | { meaning?: undefined; problem: Problem; retry?: () => void }
);

/** A community that could not be shown: unknown, private, or just not loaded. */
export function CommunityProblemPanel(props: CommunityProblemPanelProps) {
  const { isWhole } = props;
  const t = useMessages(communitiesMessages);
  const meaning = props.problem === undefined ? props.meaning : communityProblem(props.problem);

  if (meaning === 'notFound') {
    return (
      <NotFoundNotice
        title={t(isWhole ? 'notFoundTitle' : 'notFoundLine')}
        text={isWhole ? t('notFoundText') : undefined}
        action={<ToExplore />}
      />
    );
  }
  if (meaning === 'private') return <PrivateNotice isWhole={isWhole} action={<ToExplore />} />;
  return (
    <ProblemPanel scope="page" title={t('communityFailed')} detail={props.problem?.message} onRetry={props.retry} />
  );
}

function ToExplore() {
  const t = useMessages(communitiesMessages);
  const href = useDestinations(destinations).explore();
  return href === undefined ? null : <Button href={href}>{t('toExplore')}</Button>;
}
