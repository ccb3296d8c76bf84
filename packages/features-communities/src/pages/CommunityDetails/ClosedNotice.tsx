import type { Community } from '@portal/api';
import { useMessages } from '@portal/kit';
import { EmptyState, ForbiddenNotice, Illustration } from '@portal/ui';
import { JoinControl } from '../../components/JoinControl/JoinControl.tsx';
import { communitiesMessages } from '../../messages.ts';
import type { ClosedReason } from '../../model/membership.ts';
import { PrivateNotice } from './PrivateNotice.tsx';

interface ClosedNoticeProps {
  community: Community;
  reason: ClosedReason;
  /** The details page explains in full; its sub-pages in one line. */
  isWhole: boolean;
}

/** Stands in place of the content for those who may not open the community, with the way in where there is one. */
export function ClosedNotice(props: ClosedNoticeProps) {
  const { community, reason, isWhole } = props;
  const t = useMessages(communitiesMessages);
  if (reason === 'blocked') return <ForbiddenNotice title={t('blockedTitle')} text={t('blockedText')} />;

  const join = <JoinControl community={community} emphasis="strong" />;
  if (reason === 'private') return <PrivateNotice isWhole={isWhole} action={join} />;
  return (
    <EmptyState
      illustration={<Illustration name="community" />}
      title={t('notJoinedTitle')}
      text={t('notJoinedText')}
      action={join}
    />
  );
}
