import { Button, IconArrowDown, IconArrowUp } from '@portal/ui';
import { type ReactNode, type Ref } from 'react';
import * as css from './ArrivalsBar.css.ts';

export interface ArrivalsBarProps {
  placeRef?: Ref<HTMLDivElement>;
  /** Where in the list they have come: it stays in sight at that edge of the screen. */
  edge: 'start' | 'end';
  /** Screen readers are told of it here, and nowhere else. */
  isAnnounced: boolean;
  onPress: () => void;
  /** How many there are; nothing where there are none. */
  children: ReactNode;
}

/** Offers what has arrived while somebody reads, without moving what they read. */
export function ArrivalsBar({ placeRef, edge, isAnnounced, onPress, children }: ArrivalsBarProps) {
  const isAtStart = edge === 'start';
  return (
    <div ref={placeRef} role={isAnnounced ? 'status' : undefined} className={isAtStart ? css.atStart : css.atEnd}>
      {children && (
        <div className={css.bar}>
          <Button size="sm" tone="primary" icon={isAtStart ? IconArrowUp : IconArrowDown} onPress={onPress}>
            {children}
          </Button>
        </div>
      )}
    </div>
  );
}
