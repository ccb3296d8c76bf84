import { join, relative } from 'node:path';
import { type FeatureManifest, isSwitchedOn, type Profile } from '@portal/kit/access';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import type { PortalOptions } from './portal.ts';

const portalId = 'virtual:portal';
/** All features of the portal, whose code is split from the first script and loads with the shell. */
export const featuresId = 'virtual:portal-features';

/**
 * Gives the app the one organisation that it is built for, as `virtual:portal`: profile, brand and theme, those features alone whose
 * module the profile switches on, and where the others would be.
 */
export function portalModules({ profile, folder, features }: PortalOptions): Plugin {
  let isInDevelopment = false;
  let faviconHref = '';
  return {
    name: 'portal-modules',
    configResolved(config) {
      const favicon = join(folder, 'brand/favicon.svg');
      isInDevelopment = config.command === 'serve';
      faviconHref = isInDevelopment ? `/@fs${favicon}` : relative(config.root, favicon);
    },
    resolveId: {
      filter: { id: new RegExp(`^(${portalId}|${featuresId})$`) },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: new RegExp(`^\0(${portalId}|${featuresId})$`) },
      handler: (id) => {
        const on = features.filter((feature) => isSwitchedOn(profile, feature));
        return id.endsWith(featuresId)
          ? featuresModule(on)
          : portalModule({ profile, folder, features }, on, isInDevelopment);
      },
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html: html.replace(/<html\b[^>]*>/, `<html lang="${profile.locale}">`),
        tags: headOf(profile, faviconHref),
      }),
    },
  };
}

/** The profile goes in as data, complete: what completes one organisation's settings need not travel. */
function portalModule(
  { profile, folder, features }: PortalOptions,
  on: PortalOptions['features'],
  isInDevelopment: boolean,
): string {
  const from = (file: string) => JSON.stringify(join(folder, file));
  const off = features.filter((feature) => !on.includes(feature));
  const open = on.filter(({ hasPublicPages }) => hasPublicPages);
  const parts = [
    `profile: ${JSON.stringify(profile)}`,
    'brand',
    'theme',
    `publicFeatures: ${namesOf(open)}`,
    `loadFeatures: () => import('${featuresId}').then(({ features }) => features)`,
    `closed: ${JSON.stringify(off.map(({ module, mount }) => ({ module, mount: mount(profile) })))}`,
    `isInDevelopment: ${isInDevelopment}`,
  ];
  return [
    `import { brand } from ${from('brand.ts')};`,
    `import { theme } from ${from('theme.css.ts')};`,
    ...open.map(importOf),
    `export const portal = { ${parts.join(', ')} };`,
  ].join('\n');
}

function featuresModule(on: PortalOptions['features']): string {
  return [...on.map(importOf), `export const features = ${namesOf(on)};`].join('\n');
}

function importOf({ name, from }: FeatureManifest): string {
  return `import { ${name} } from ${JSON.stringify(from)};`;
}

function namesOf(features: PortalOptions['features']): string {
  return `[${features.map(({ name }) => name).join(', ')}]`;
}

function headOf(profile: Profile, faviconHref: string): HtmlTagDescriptor[] {
  return [
    { tag: 'title', children: profile.shortName, injectTo: 'head' },
    { tag: 'meta', attrs: { name: 'description', content: `Member portal of ${profile.fullName}` }, injectTo: 'head' },
    { tag: 'meta', attrs: { name: 'theme-color', content: profile.brandColor }, injectTo: 'head' },
    { tag: 'link', attrs: { rel: 'icon', type: 'image/svg+xml', href: faviconHref }, injectTo: 'head' },
  ];
}
