import { useMessages } from '@portal/kit';
import { useRef } from 'react';
import { communitiesMessages } from '../../messages.ts';
import { ArrivalsBar } from '../Arrivals/ArrivalsBar.tsx';

export interface NewPostsBarProps {
  count: number;
  onShow: () => void;
}

/** Offers the posts that have arrived, and leads to the first of them. */
export function NewPostsBar({ count, onShow }: NewPostsBarProps) {
  const t = useMessages(communitiesMessages);
  const place = useRef<HTMLDivElement>(null);

  function show() {
    const list = place.current?.parentElement;
    onShow();
    list?.focus({ preventScroll: true });
    list?.scrollIntoView({ block: 'start' });
  }

  return (
    <ArrivalsBar placeRef={place} edge="start" isAnnounced onPress={show}>
      {count > 0 && t('newPosts', { n: count })}
    </ArrivalsBar>
  );
}
