import { useMessages } from '@portal/kit';
import { Pager } from '@portal/ui';
import { eventsMessages } from '../../messages.ts';

export interface EventPagerProps {
  page: number;
  size: number;
  total: number;
  onPageChange: (page: number) => void;
}

/** Which events of the list are shown, and the way to the others. */
export function EventPager({ page, size, total, onPageChange }: EventPagerProps) {
  const t = useMessages(eventsMessages);
  return (
    <Pager
      page={page}
      pageSize={size}
      total={total}
      onPageChange={onPageChange}
      labels={{ name: t('pages'), items: (range) => t('pagerItems', range) }}
    />
  );
}
