import { createContext, useContext } from 'react';

const BeginsHere = createContext(false);

/** Around a page that a website shows first: whoever sees it has come from the website, and no page of the portal is behind them. */
export const BeginsHereProvider = BeginsHere.Provider;

/** The way back from a page: none from the one that the visitor began with on another website. */
export function useWayBack(href: string | undefined): string | undefined {
  return useContext(BeginsHere) ? undefined : href;
}
