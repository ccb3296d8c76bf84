import { createContext, type ReactNode, useContext, useState } from 'react';
import { useLocation } from 'react-router-dom';

interface Trail {
  current: string;
  previous: string | null;
}

const TrailContext = createContext<Trail>({ current: '/', previous: null });

/** Remembers the page before this one, for guards that send back. */
export function PathTrail(props: { children: ReactNode }) {
  const { pathname: path } = useLocation();
  const [trail, setTrail] = useState<Trail>({ current: path, previous: null });
  if (trail.current !== path) setTrail({ current: path, previous: trail.current });
  return <TrailContext.Provider value={trail}>{props.children}</TrailContext.Provider>;
}

/** The path of the page before this one in this visit; null on the first. */
export function usePreviousPath(): string | null {
  return useContext(TrailContext).previous;
}
