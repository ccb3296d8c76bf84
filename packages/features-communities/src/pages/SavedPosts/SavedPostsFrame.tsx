import { useMessages } from '@portal/kit';
import type { ReactNode } from 'react';
import { SubpageFrame } from '../../components/SubpageFrame/SubpageFrame.tsx';
import { messages } from '../../messages.ts';

/** The frame of the saved posts. */
export function SavedPostsFrame({ children }: { children: ReactNode }) {
  const t = useMessages(messages);
  return <SubpageFrame title={t('savedPostsPageTitle')}>{children}</SubpageFrame>;
}
