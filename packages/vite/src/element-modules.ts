import { join } from 'node:path';
import { isSwitchedOn } from '@portal/kit/access';
import type { Plugin, Rolldown } from 'vite';
import { elementFeatures, pagesByElement } from './element-features.ts';
import { stylesheetOf } from './package-styles.ts';
import type { PortalOptions } from './portal.ts';

/** What comes when the first element is in view. */
export const mountsId = 'virtual:portal-mounts';
/** The script that a website names. */
export const elementsId = 'virtual:portal-elements';

/** The files of the elements, from the script that defines them. */
export interface ElementFiles {
  mounts: string;
  styles: string;
  fonts: string;
}

/**
 * The pages of the features that have elements, without what only a portal of its own needs.
 *
 * @param addresses Where the portal has all of its pages: those of other features open there.
 */
export function mountsModule(options: PortalOptions, addresses: Readonly<Record<string, string>>): Plugin {
  const { profile, folder, features } = options;
  const shown = elementFeatures(options);
  const asking = features.find((feature) => feature.signInAgain !== undefined && isSwitchedOn(profile, feature));
  const packages = new Set([...shown, ...(asking ? [asking] : [])].map(({ from }) => from));
  const parts = [
    `profile: ${JSON.stringify(profile)}`,
    'theme',
    `features: [${shown.map(({ name }) => name).join(', ')}]`,
    `addresses: ${JSON.stringify(addresses)}`,
    ...(asking ? ['signInAgain'] : []),
  ];
  return virtualModule(mountsId, async (context) => [
    // Before the theme: whichever styles come first say in which order the layers count.
    ...(await stylesheetsOf(context, packages)).map((file) => `import ${JSON.stringify(file)};`),
    `import { createMounts } from '@portal/embed';`,
    `import { theme } from ${JSON.stringify(join(folder, 'theme.css.ts'))};`,
    ...shown.map(({ name, from }) => `import { ${name} } from ${JSON.stringify(from)};`),
    ...(asking ? [`import { ${asking.signInAgain} as signInAgain } from ${JSON.stringify(asking.from)};`] : []),
    `const parts = { ${parts.join(', ')} };`,
    'export const mounts = (portalUrl) => createMounts(parts, portalUrl);',
  ]);
}

/** Of the design system and of these packages, as far as they are published ones. */
async function stylesheetsOf(context: Resolving, packages: Iterable<string>): Promise<string[]> {
  const embed = await context.resolve('@portal/embed');
  if (embed === null) throw new Error('The elements need @portal/embed.');
  const found = [await stylesheetIn(context, '@portal/ui', embed.id)];
  for (const from of packages) found.push(await stylesheetIn(context, from));
  return [...new Set(found.flatMap((file) => file ?? []))];
}

async function stylesheetIn(context: Resolving, from: string, importer?: string): Promise<string | null> {
  const module = await context.resolve(from, importer);
  return module === null ? null : stylesheetOf(from, module.id);
}

/** Defines the elements. The portal is where the script came from, or where its address says: `v1.js?portal=https://portal.example.org`. */
export function elementsModule(options: PortalOptions, files: ElementFiles): Plugin {
  const pages = pagesByElement(elementFeatures(options));
  return virtualModule(elementsId, () => [
    `import { defineElements } from '@portal/embed/elements';`,
    'const here = import.meta.url;',
    'const at = (file) => new URL(file, here).href;',
    `const portalUrl = new URL(new URL(here).searchParams.get('portal') ?? '..', here).href;`,
    'let coming;',
    `const load = () => (coming ??= import(/* @vite-ignore */ at(${JSON.stringify(files.mounts)})).then(`,
    '  ({ mounts }) => mounts(portalUrl),',
    '  (error) => { coming = undefined; throw error; },',
    '));',
    `const [styles, fonts] = [at(${JSON.stringify(files.styles)}), at(${JSON.stringify(files.fonts)})];`,
    `const pages = ${JSON.stringify(pages)};`,
    `defineElements({ organisation: ${JSON.stringify(options.profile.name)}, pages, styles, fonts, load });`,
  ]);
}

type Resolving = Pick<Rolldown.PluginContext, 'resolve'>;

function virtualModule(
  id: string,
  lines: (context: Resolving) => readonly string[] | Promise<readonly string[]>,
): Plugin {
  return {
    name: id,
    resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${id}$`) },
      async handler() {
        return (await lines(this)).join('\n');
      },
    },
  };
}
