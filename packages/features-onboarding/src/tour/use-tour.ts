import { useDestinations, useModule } from '@portal/kit';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { tourDestinations } from '../destinations.ts';
import { findSpot } from './find-spot.ts';
import { type RunningTour, startTour } from './start-tour.ts';
import { type TourDestinations, type TourStep, tourSteps } from './tour-steps.ts';

export interface ShownTour {
  /** Stands anywhere in the portal's root. */
  placeRef: RefObject<HTMLSpanElement | null>;
  nextRef: RefObject<HTMLButtonElement | null>;
  /** Where the shown step is rendered. */
  panel: HTMLElement;
  titleId: string;
  textId: string;
  steps: readonly TourStep[];
  /** The shown step; null before the first. */
  at: number | null;
  next(): void;
  back(): void;
}

/** Runs the tour for as long as it is rendered. */
export function useTour(onEnd: () => void): ShownTour {
  const places = useOpenPlaces();
  const [panel] = useState(() => document.createElement('div'));
  const [shown, setShown] = useState<Pick<ShownTour, 'steps' | 'at'>>({ steps: [], at: null });
  const placeRef = useRef<HTMLSpanElement>(null);
  const nextRef = useRef<HTMLButtonElement>(null);
  const tour = useRef<RunningTour>(null);
  const latest = useRef({ places, onEnd });
  useEffect(() => {
    latest.current = { places, onEnd };
  });
  const titleId = useId();
  const textId = useId();

  useEffect(() => {
    // Each step is rendered synchronously, which React does not do while it runs effects.
    const frame = requestAnimationFrame(() => {
      const root = placeRef.current?.closest<HTMLElement>('.portal-root');
      if (!root) return;
      const steps = tourSteps<Element>(latest.current.places, (spot) => findSpot(root, spot));
      tour.current = startTour({
        ...{ root, panel, titleId, textId },
        targets: steps.map(({ target }) => target),
        onStep: (at) => flushSync(() => setShown({ steps, at })),
        onPlaced: () => nextRef.current?.focus(),
        onEnd: () => latest.current.onEnd(),
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      tour.current?.stop();
      tour.current = null;
    };
  }, [panel, titleId, textId]);

  return {
    ...{ placeRef, nextRef, panel, titleId, textId, ...shown },
    next: () => tour.current?.next(),
    back: () => tour.current?.back(),
  };
}

/** What the menus show to this person. */
function useOpenPlaces(): TourDestinations {
  const to = useDestinations(tourDestinations);
  const hasCommunities = useModule('communities');
  const hasEvents = useModule('events');
  return {
    communities: hasCommunities ? to.communities() : undefined,
    events: hasEvents ? to.events() : undefined,
    notifications: to.notifications(),
  };
}
