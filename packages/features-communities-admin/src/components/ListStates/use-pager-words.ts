import { useMessages } from '@portal/kit';
import type { PagerProps } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';

/** What a table of the management says of its pages. */
export function usePagerWords(): NonNullable<PagerProps['labels']> {
  const t = useMessages(communitiesAdminMessages);
  return { name: t('tablePages'), items: (range) => t('tableRange', range) };
}
