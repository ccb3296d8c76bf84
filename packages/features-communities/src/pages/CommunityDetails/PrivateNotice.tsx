import { useMessages } from '@portal/kit';
import { ForbiddenNotice } from '@portal/ui';
import type { ReactNode } from 'react';
import { communitiesMessages } from '../../messages.ts';

interface PrivateNoticeProps {
  /** The details page explains in full; its sub-pages in one line. */
  isWhole: boolean;
  /** What the reader can do about it. */
  action: ReactNode;
}

/** The community is for its members only. */
export function PrivateNotice({ isWhole, action }: PrivateNoticeProps) {
  const t = useMessages(communitiesMessages);
  return (
    <ForbiddenNotice
      title={t(isWhole ? 'privateTitle' : 'privateLine')}
      text={isWhole ? t('privateText') : undefined}
      action={action}
    />
  );
}
