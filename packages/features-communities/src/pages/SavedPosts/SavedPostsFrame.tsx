import { useMessages } from '@portal/kit';
import type { ReactNode } from 'react';
import { SubpageFrame } from '../../components/SubpageFrame/SubpageFrame.tsx';
import { communitiesMessages } from '../../messages.ts';

/** The frame of the saved posts. */
export function SavedPostsFrame({ children }: { children: ReactNode }) {
  const t = useMessages(communitiesMessages);
  return <SubpageFrame title={t('savedPostsPageTitle')}>{children}</SubpageFrame>;
}
