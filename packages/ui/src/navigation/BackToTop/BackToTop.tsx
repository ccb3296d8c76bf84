import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { lazyComponent } from '../../feedback/Lazy/lazy.tsx';
import { useOverlayContainer } from '../../foundations/PortalRoot/root-context.ts';
import { rootOf } from '../../foundations/root-of.ts';

export interface BackToTopLabels {
  toTop: string;
}

const defaultLabels: BackToTopLabels = { toTop: 'Back to top' };
const appearsAfter = 160;
const BackToTopButton = lazyComponent(() =>
  import('./BackToTopButton.tsx').then((module) => ({ default: module.BackToTopButton })),
);

export interface BackToTopProps {
  labels?: Partial<BackToTopLabels>;
}

/** Appears in the corner after 160 px of scrolling and leads back to the top; not while a form is filled in. */
export function BackToTop(props: BackToTopProps) {
  const { container } = useOverlayContainer();
  const isAway = useSyncExternalStore(
    onMove,
    () => isWanted(container),
    () => false,
  );
  const labels = { ...defaultLabels, ...props.labels };
  if (!isAway || container === null) return null;
  // The box of the content holds fixed things in, so the button stands with the overlays.
  return createPortal(<BackToTopButton label={labels.toTop} onError="hide" />, container);
}

const moves = ['scroll', 'focusin', 'focusout'] as const;

function onMove(listener: () => void) {
  for (const move of moves) window.addEventListener(move, listener, { passive: true });
  return () => {
    for (const move of moves) window.removeEventListener(move, listener);
  };
}

/** On a phone the button would cover the end of the form that is being filled in, where it is sent. */
function isWanted(container: HTMLElement | null) {
  return container !== null && window.scrollY > appearsAfter && !rootOf(container).activeElement?.closest('form');
}
