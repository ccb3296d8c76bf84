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
import { type LazyModule, lazyModule } from '@portal/ui';

/** What a portal is made of: one organisation and its features. `@portal/vite` gives it as `virtual:portal`. */
export interface PortalParts {
  profile: Profile;
  /** The addresses of the organisation's pictures. */
  brand: Brand;
  /** The name of its theme, for PortalRoot. */
  theme: string;
  /** The features with pages that are open without a sign-in. */
  publicFeatures: readonly Feature[];
  /** All whose module the profile switches on, those among them: the code of the others is split off and loads with the shell. */
  loadFeatures(): Promise<readonly Feature[]>;
  /** Where the pages of the others would be. */
  closed: readonly { module: OpenModuleId; mount: string }[];
  /** Everybody is told why something is hidden from them, not staff alone. */
  isInDevelopment: boolean;
}

/** The parts with the pages that they come to. */
export interface PortalComposition extends Omit<PortalParts, 'publicFeatures' | 'loadFeatures'>, Composition {
  features: readonly Feature[];
  /** What is open without a sign-in; a public page that is off is guarded like all others. */
  publicRoutes: readonly ComposedRoute[];
  /** The portal with all of its features, once their code has come. */
  whole: LazyModule<PortalComposition>;
}

/** Puts the pages of an organisation's features together, once: those that signed-out visitors open, and as `whole` all of them. */
export function composePortal({ publicFeatures, loadFeatures, ...parts }: PortalParts): PortalComposition {
  const whole: LazyModule<PortalComposition> = lazyModule(async () => composed(await loadFeatures(), first.routes));
  function composed(features: readonly Feature[], known: readonly ComposedRoute[]): PortalComposition {
    const pages = composeFeatures(parts.profile, features);
    // A page that is on screen stays the one that it is, with what has been typed there.
    const routes = pages.routes.map((route) => known.find(({ pattern }) => pattern === route.pattern) ?? route);
    const isPublic = (route: ComposedRoute) => route.access === 'public' && isSwitchedOn(parts.profile, route);
    return { ...parts, ...pages, features, routes, publicRoutes: routes.filter(isPublic), whole };
  }
  const first = composed(publicFeatures, []);
  return first;
}
