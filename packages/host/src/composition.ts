import {
  type Brand,
  type Composition,
  composeFeatures,
  type ComposedRoute,
  type Feature,
  isSwitchedOn,
  type OpenModuleId,
  type Profile,
} from '@portal/kit';

/** What a portal is made of: one organisation and its features. `@portal/vite` gives it as `virtual:portal`. */
export interface PortalParts {
  profile: Profile;
  /** The addresses of the organisation's pictures. */
  brand: Brand;
  /** The name of its theme, for PortalRoot. */
  theme: string;
  /** The features whose module the profile switches on. */
  features: readonly Feature[];
  /** Where the pages of the others would be. */
  closed: readonly { module: OpenModuleId; mount: string }[];
  /** Everybody is told why something is hidden from them, not staff alone. */
  isInDevelopment: boolean;
}

/** The parts with the pages that they come to. */
export interface PortalComposition extends PortalParts, Composition {
  /** What is open without a sign-in; a public page that is off is guarded like all others. */
  publicRoutes: readonly ComposedRoute[];
}

/** Puts the pages of an organisation's features together, once. */
export function composePortal(parts: PortalParts): PortalComposition {
  const composed = composeFeatures(parts.profile, parts.features);
  const isPublic = (route: ComposedRoute) => route.access === 'public' && isSwitchedOn(parts.profile, route);
  return { ...parts, ...composed, publicRoutes: composed.routes.filter(isPublic) };
}
