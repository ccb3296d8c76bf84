import type {
  ComposedBarAction,
  ComposedBarItem,
  ComposedDetour,
  ComposedMenuEntry,
  ComposedNotice,
  ComposedRoute,
} from '@portal/kit';
import { createContext, useContext } from 'react';

/** What only those who are signed in need of the features. */
export interface SignedInComposition {
  /** The entries of the menus, whoever may see them. */
  menu: readonly ComposedMenuEntry[];
  /** What features put into the top bar. */
  bar: readonly ComposedBarItem[];
  /** What else stands there, once it has come. */
  barActions: readonly ComposedBarAction[];
  /** What they say to those whom it concerns. */
  notices: readonly ComposedNotice[];
  /** Where they lead those who come in. */
  detours: readonly ComposedDetour[];
  /** Every page behind sign-in, the closed ones among them. */
  routes: readonly ComposedRoute[];
}

const SignedInContext = createContext<SignedInComposition>({
  menu: [],
  bar: [],
  barActions: [],
  notices: [],
  detours: [],
  routes: [],
});

export const SignedInProvider = SignedInContext.Provider;

export function useSignedInComposition(): SignedInComposition {
  return useContext(SignedInContext);
}
