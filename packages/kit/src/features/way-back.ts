import { createContext, useContext } from 'react';

const BeginsHere = createContext(false);

/** Around the landing page of an embedded portal: whoever sees it has come from the website, and no page of the portal is behind them. */
export const BeginsHereProvider = BeginsHere.Provider;

/** The address of a page's back link: none on the landing page on another website. */
export function useWayBack(href: string | undefined): string | undefined {
  return useContext(BeginsHere) ? undefined : href;
}
