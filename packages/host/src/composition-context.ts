import { createContext, useContext } from 'react';
import type { PortalComposition } from './composition.ts';

const CompositionContext = createContext<PortalComposition | null>(null);

export const CompositionProvider = CompositionContext.Provider;

/** The portal that this is: its organisation, features and pages. */
export function useComposition(): PortalComposition {
  const composition = useContext(CompositionContext);
  if (composition === null) throw new Error('The portal stands outside its CompositionProvider.');
  return composition;
}
