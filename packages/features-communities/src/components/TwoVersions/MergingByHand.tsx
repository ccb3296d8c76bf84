import { useMessages } from '@portal/kit';
import { Banner, Disclosure, Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import { communitiesMessages } from '../../messages.ts';

/** Their version below one's own, to take over from it what one needs. */
export function MergingByHand({ children }: { children: ReactNode }) {
  const t = useMessages(communitiesMessages);
  return (
    <Stack gap={3}>
      <Banner tone="info" role="status">
        {t('mergingByHand')}
      </Banner>
      <Disclosure title={t('theirVersion')} isOpenAtFirst>
        {children}
      </Disclosure>
    </Stack>
  );
}
