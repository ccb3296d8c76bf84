import { type ReactNode, Suspense, useSyncExternalStore } from 'react';

interface AfterPageProps {
  /** As tall as what comes. */
  coming: ReactNode;
  children: ReactNode;
}

const never = () => () => undefined;

/** A part that is heavier than its page and comes after it: a page that is drawn at build is drawn without it, and asks for none of its scripts. */
export function AfterPage({ coming, children }: AfterPageProps) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isInBrowser ? <Suspense fallback={coming}>{children}</Suspense> : coming;
}
