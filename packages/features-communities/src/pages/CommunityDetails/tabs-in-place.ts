import { createContext } from 'react';

export type CommunityTab = 'about' | 'posts' | 'members' | 'assets';

/** Set where the tabs change in place instead of through the address, in a page without a router. */
export const TabsInPlaceContext = createContext<((tab: CommunityTab) => void) | null>(null);
