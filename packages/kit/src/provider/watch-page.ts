/** Calls back when the page may be about to go: it is left, closed, or put in the background. */
export function watchPageLeaving(onLeaving: () => void): () => void {
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') onLeaving();
  };
  window.addEventListener('pagehide', onLeaving);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('pagehide', onLeaving);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
