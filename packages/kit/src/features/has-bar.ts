import { createContext, useContext } from 'react';

const HasBar = createContext(false);

/** Around the pages of a host whose top bar has the actions of its features. */
export const HasBarProvider = HasBar.Provider;

/** Whether what the feature brings to the top bar is there: a widget on another website has none. */
export function useHasBar(): boolean {
  return useContext(HasBar);
}
