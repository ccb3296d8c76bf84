import { createPortal } from 'react-dom';
import { TourPanel } from './TourPanel.tsx';
import { useTour } from './use-tour.ts';

export interface TourProps {
  /** It has been seen to its end, or put away. */
  onEnd(): void;
}

/** Shows somebody around: the places of the portal, one after another. */
export function Tour({ onEnd }: TourProps) {
  const { placeRef, panel, steps, at, next, back, ...refs } = useTour(onEnd);
  const step = at === null ? undefined : steps[at];
  return (
    <>
      <span ref={placeRef} hidden />
      {at !== null &&
        step &&
        createPortal(
          <TourPanel {...refs} {...{ step, at }} total={steps.length} onNext={next} onBack={back} onEnd={onEnd} />,
          panel,
        )}
    </>
  );
}
