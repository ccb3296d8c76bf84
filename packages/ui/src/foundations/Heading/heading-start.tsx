import { createContext, type ReactNode, useContext } from 'react';

const HeadingStartContext = createContext<HeadingStart>(1);

/** The level that a page of the portal begins with on the page around it. */
export type HeadingStart = 1 | 2 | 3;

export interface HeadingsFromProps {
  level: HeadingStart | undefined;
  children: ReactNode;
}

/** Lowers the headings below it, whose looks stay: a page that has its own first heading gives the portal's pages the next level. */
export function HeadingsFrom({ level, children }: HeadingsFromProps) {
  const around = useContext(HeadingStartContext);
  return <HeadingStartContext.Provider value={level ?? around}>{children}</HeadingStartContext.Provider>;
}

/** The element of a heading that the portal itself gives this level. */
export function useHeadingElement(level: 1 | 2 | 3 | 4): 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' {
  const start = useContext(HeadingStartContext);
  return elements[level + start - 2] ?? 'h6';
}

const elements = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
