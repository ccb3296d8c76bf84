import { driver } from 'driver.js';
import * as styles from './Tour.css.ts';

export interface TourStage {
  /** The portal's root, by whose theme the tour is rendered. */
  root: HTMLElement;
  /** Holds what the person reads, the same for all steps. */
  panel: HTMLElement;
  /** What the steps point at; null: the middle of the window. */
  targets: readonly (Element | null)[];
  /** The ids of the title and of the text in the panel. */
  titleId: string;
  textId: string;
  /** Draws a step into the panel at once: its size decides where it stands. */
  onStep(at: number): void;
  /** The step stands in its place. */
  onPlaced(): void;
  /** The person has asked for the end. */
  onEnd(): void;
}

export interface RunningTour {
  next(): void;
  back(): void;
  /** Takes the tour away; the focus goes back to where it was. */
  stop(): void;
}

/** A tour over the page: the page dims but for what a step points at, nothing else takes a press or the focus. */
export function startTour(stage: TourStage): RunningTour {
  const { root, panel } = stage;
  const before = root.ownerDocument.activeElement;
  const tour = driver({
    steps: stage.targets.map((element) => ({
      ...(element && { element }),
      // The panel has buttons of its own.
      popover: { showButtons: [], side: 'bottom', align: 'center' },
    })),
    animate: false,
    allowKeyboardControl: false,
    disableActiveInteraction: true,
    overlayClickBehavior: () => undefined,
    overlayColor: styles.scrim,
    overlayOpacity: 1,
    stagePadding: 4,
    stageRadius: 8,
    popoverClass: styles.panel,
    onPopoverRender({ wrapper, arrow }, { index = 0 }) {
      wrapper.setAttribute('aria-modal', 'true');
      wrapper.setAttribute('aria-labelledby', stage.titleId);
      wrapper.setAttribute('aria-describedby', stage.textId);
      wrapper.replaceChildren(arrow, panel);
      // Colours, direction and text size are the root's.
      root.append(wrapper);
      stage.onStep(index);
    },
    onHighlighted() {
      const overlay = root.ownerDocument.querySelector('.driver-overlay');
      if (overlay !== null && overlay.parentElement !== root) root.append(overlay);
      stage.onPlaced();
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    stage.onEnd();
  };
  /** The library says of what it points at that it opens a dialog, and still of the step before where two follow within one frame. */
  function dropDialogAttributes() {
    for (const target of root.ownerDocument.querySelectorAll('[aria-controls="driver-popover-content"]')) {
      for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls']) target.removeAttribute(name);
    }
  }
  const move = (go: () => void) => {
    go();
    dropDialogAttributes();
  };
  root.ownerDocument.addEventListener('keydown', onKeyDown);
  move(() => tour.drive());

  return {
    next: () => move(tour.moveNext),
    back: () => move(tour.movePrevious),
    stop() {
      root.ownerDocument.removeEventListener('keydown', onKeyDown);
      tour.destroy();
      if (before instanceof HTMLElement) before.focus();
    },
  };
}
