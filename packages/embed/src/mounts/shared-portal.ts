import {
  browserSession,
  type ComposedRoute,
  composeFeatures,
  createPortalQueryClient,
  type Destinations,
  type Feature,
  type Profile,
  type SessionPort,
} from '@portal/kit';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { websiteTickets } from './website-tickets.ts';

/** One organisation and those of its features that have elements. */
export interface ElementParts {
  profile: Profile;
  /** The name of its theme, for PortalRoot. */
  theme: string;
  features: readonly Feature[];
  /** Where the portal has its pages, in the order to be tried: those of other features open there. Left out, it has those of `features` alone. */
  addresses?: Destinations;
  /** Asks people to sign in where they are, by the feature that brings it. */
  signInAgain?: ComponentType;
}

/** What all elements of one organisation on a page have in common. */
export interface SharedPortal extends ElementParts {
  portalUrl: string;
  session: SessionPort;
  isSignedInByWebsite: boolean;
  queryClient: QueryClient;
  routes: readonly ComposedRoute[];
  /** Every page of the portal by its path, in the order to be tried. */
  addresses: Destinations;
  /** Whole addresses on the portal. */
  destinations: Destinations;
}

/**
 * One session and one cache for every element of an organisation.
 *
 * @param ticketUrl Where the website says who is there; without it, visitors sign in to the portal and the browser keeps that.
 */
export function sharePortal(parts: ElementParts, portalUrl: string, ticketUrl: string | null): SharedPortal {
  const { routes, destinations } = composeFeatures(parts.profile, parts.features);
  const addresses = parts.addresses ?? destinations;
  const { origin } = new URL(portalUrl);
  return {
    ...parts,
    portalUrl,
    session:
      ticketUrl === null ? browserSession({ apiUrl: origin, profile: parts.profile }) : websiteTickets(ticketUrl),
    isSignedInByWebsite: ticketUrl !== null,
    queryClient: createPortalQueryClient(),
    routes,
    addresses,
    destinations: Object.fromEntries(Object.entries(addresses).map(([name, path]) => [name, origin + path])),
  };
}
