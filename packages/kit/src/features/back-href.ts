import { createContext, useContext } from 'react';

const IsLandingPage = createContext(false);

/** Around the landing page of an embedded portal: whoever sees it has come from the website, and no page of the portal is behind them. */
export const LandingPageProvider = IsLandingPage.Provider;

/** The address of a page's back link: none on the landing page on another website. */
export function useBackHref(href: string | undefined): string | undefined {
  return useContext(IsLandingPage) ? undefined : href;
}
