import type { Feature } from '../features/define-feature.ts';
import type { FeatureManifest, PackageElsewhere } from '../features/feature-manifest.ts';

interface Package {
  manifests: readonly FeatureManifest[];
  features: readonly Feature[];
  elsewhere: PackageElsewhere;
  /** What its main entry point exports. */
  entryPoint: object;
}

/**
 * What a package keeps from other websites without a reason: features that it says nothing of, pages without a widget that its entry point has, widgets that
 * no element shows, and elements of pages that are the portal's alone.
 */
export function pagesWithoutWidget({ manifests, features, elsewhere, entryPoint }: Package): string[] {
  return manifests.flatMap(({ id, elements }) => {
    const declared = elsewhere[id];
    const feature = features.find((one) => one.id === id);
    if (declared === undefined || feature === undefined) return [id];
    const shown = Object.values(elements);
    if ('onlyOnPortal' in declared) return declared.onlyOnPortal === '' || shown.length > 0 ? [id] : [];
    const widgetOf = (page: string) => {
      const { [page]: place } = declared.pages;
      return place && 'widget' in place ? place.widget : undefined;
    };
    const inElements = new Set(shown.map(widgetOf));
    return Object.keys(feature.routes).flatMap((page) => {
      const place = declared.pages[page];
      if (place === undefined) return [`${id}.${page}`];
      if ('onlyOnPortal' in place)
        return place.onlyOnPortal === '' || shown.includes(page) ? [`${id}.${page} is the portal's alone`] : [];
      return place.widget in entryPoint && inElements.has(place.widget) ? [] : [`${id}.${page} as ${place.widget}`];
    });
  });
}
