import { join } from 'node:path';
import { isSwitchedOn } from '@portal/kit/access';
import type { Plugin } from 'vite';
import type { PortalOptions } from './portal.ts';

/** What comes when the first element is in view. */
export const placesId = 'virtual:portal-places';
/** The script that a website names. */
export const elementsId = 'virtual:portal-elements';

/** The files of the elements, from the script that defines them. */
export interface ElementFiles {
  places: string;
  styles: string;
  fonts: string;
}

/** The pages of the features that the organisation has switched on, without what only a portal of its own needs. */
export function placesModule({ profile, folder, features }: PortalOptions): Plugin {
  const on = features.filter((feature) => isSwitchedOn(profile, feature));
  const asking = on.find(({ signInAgain }) => signInAgain !== undefined);
  return virtualModule(placesId, [
    `import { createPlaces } from '@portal/embed';`,
    `import { theme } from ${JSON.stringify(join(folder, 'theme.css.ts'))};`,
    ...on.map(({ name, from }) => `import { ${name} } from ${JSON.stringify(from)};`),
    ...(asking ? [`import { ${asking.signInAgain} as signInAgain } from ${JSON.stringify(asking.from)};`] : []),
    `const features = [${on.map(({ name }) => name).join(', ')}];`,
    `const parts = { profile: ${JSON.stringify(profile)}, theme, features${asking ? ', signInAgain' : ''} };`,
    'export const places = (portalUrl) => createPlaces(parts, portalUrl);',
  ]);
}

/** Defines the elements. The portal is where the script came from, or where its address says: `v1.js?portal=https://portal.example.org`. */
export function elementsModule({ profile, features }: PortalOptions, files: ElementFiles): Plugin {
  const pages = pagesByElement(features.filter((feature) => isSwitchedOn(profile, feature)));
  return virtualModule(elementsId, [
    `import { defineElements } from '@portal/embed/elements';`,
    'const here = import.meta.url;',
    'const at = (file) => new URL(file, here).href;',
    `const portalUrl = new URL(new URL(here).searchParams.get('portal') ?? '..', here).href;`,
    'let coming;',
    `const load = () => (coming ??= import(/* @vite-ignore */ at(${JSON.stringify(files.places)})).then(`,
    '  ({ places }) => places(portalUrl),',
    '  (error) => { coming = undefined; throw error; },',
    '));',
    `const [styles, fonts] = [at(${JSON.stringify(files.styles)}), at(${JSON.stringify(files.fonts)})];`,
    `const pages = ${JSON.stringify(pages)};`,
    `defineElements({ organisation: ${JSON.stringify(profile.name)}, pages, styles, fonts, load });`,
  ]);
}

function pagesByElement(features: PortalOptions['features']): Record<string, string> {
  const pages: Record<string, string> = {};
  for (const { id, elements } of features) {
    for (const [tag, page] of Object.entries(elements)) {
      if (tag in pages) throw new Error(`${id}.${page} and ${pages[tag]} have the same element <${tag}>`);
      pages[tag] = `${id}.${page}`;
    }
  }
  return pages;
}

function virtualModule(id: string, lines: readonly string[]): Plugin {
  return {
    name: id,
    resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => `\0${id}` },
    load: { filter: { id: new RegExp(`^\0${id}$`) }, handler: () => lines.join('\n') },
  };
}
