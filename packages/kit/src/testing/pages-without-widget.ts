import type { Feature } from '../features/define-feature.ts';
import type { FeatureElsewhere } from '../features/feature-manifest.ts';

/** The pages of a feature for which its manifest names no widget that its door has, and no reason either. */
export function pagesWithoutWidget(
  { routes }: Pick<Feature, 'routes'>,
  { pages }: Pick<FeatureElsewhere, 'pages'>,
  door: object,
): string[] {
  const widgets = new Set(Object.keys(door));
  return Object.keys(routes).filter((page) => {
    const said = pages[page];
    if (said === undefined) return true;
    return 'widget' in said ? !widgets.has(said.widget) : said.onlyOnPortal === '';
  });
}
