import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PortalHistory, Visit } from './portal-history.ts';

const HistoryContext = createContext<PortalHistory | null>(null);

export const HistoryProvider = HistoryContext.Provider;

export function useHistory(): PortalHistory {
  const history = useContext(HistoryContext);
  if (history === null) throw new Error('The portal stands outside its HistoryProvider.');
  return history;
}

export function useVisit(): Visit {
  const { subscribe, current } = useHistory();
  return useSyncExternalStore(subscribe, current, current);
}
