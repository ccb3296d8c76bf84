import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Banner } from '../../feedback/Banner/Banner.tsx';

export interface DraftBannerProps {
  /** The form begins with what was kept of it on the device. */
  isShown: boolean;
  discardLabel: string;
  children: ReactNode;
  /** Begins the form anew. */
  onDiscard: () => void;
}

/** Above the fields of a form: says that what stands in them was begun earlier, and lets it be begun anew. */
export function DraftBanner({ isShown, discardLabel, children, onDiscard }: DraftBannerProps) {
  if (!isShown) return null;
  return (
    <Banner
      tone="info"
      action={
        <Button size="sm" tone="quiet" onPress={onDiscard}>
          {discardLabel}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
