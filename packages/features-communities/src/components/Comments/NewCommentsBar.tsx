import { useMessages } from '@portal/kit';
import { commentMessages } from '../../messages-comments.ts';
import { ArrivalsBar } from '../Arrivals/ArrivalsBar.tsx';

export interface NewCommentsBarProps {
  count: number;
  onShow: () => void;
}

/** Offers the comments that have arrived. */
export function NewCommentsBar({ count, onShow }: NewCommentsBarProps) {
  const t = useMessages(commentMessages);
  return (
    <ArrivalsBar edge="end" isSaid={false} onPress={onShow}>
      {count > 0 && t('newComments', { n: count })}
    </ArrivalsBar>
  );
}
