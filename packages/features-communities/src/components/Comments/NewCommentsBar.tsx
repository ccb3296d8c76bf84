import { useMessages } from '@portal/kit';
import { communitiesMessages } from '../../messages.ts';
import { ArrivalsBar } from '../Arrivals/ArrivalsBar.tsx';

export interface NewCommentsBarProps {
  count: number;
  onShow: () => void;
}

/** Offers the comments that have arrived. */
export function NewCommentsBar({ count, onShow }: NewCommentsBarProps) {
  const t = useMessages(communitiesMessages);
  return (
    <ArrivalsBar edge="end" isAnnounced={false} onPress={onShow}>
      {count > 0 && t('newComments', { n: count })}
    </ArrivalsBar>
  );
}
