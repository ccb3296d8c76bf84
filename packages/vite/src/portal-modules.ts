import { join, relative } from 'node:path';
import { isSwitchedOn, type Profile } from '@portal/kit/access';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import type { PortalOptions } from './portal.ts';

const id = 'virtual:portal';

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
    resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${id}$`) },
      handler: () => portalModule({ profile, folder, features }, isInDevelopment),
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
function portalModule({ profile, folder, features }: PortalOptions, isInDevelopment: boolean): string {
  const from = (file: string) => JSON.stringify(join(folder, file));
  const on = features.filter((feature) => isSwitchedOn(profile, feature));
  const off = features.filter((feature) => !isSwitchedOn(profile, feature));
  const parts = [
    `profile: ${JSON.stringify(profile)}`,
    'brand',
    'theme',
    `features: [${on.map(({ name }) => name).join(', ')}]`,
    `closed: ${JSON.stringify(off.map(({ module, mount }) => ({ module, mount: mount(profile) })))}`,
    `isInDevelopment: ${isInDevelopment}`,
  ];
  return [
    `import { brand } from ${from('brand.ts')};`,
    `import { theme } from ${from('theme.css.ts')};`,
    ...on.map((feature) => `import { ${feature.name} } from ${JSON.stringify(feature.from)};`),
    `export const portal = { ${parts.join(', ')} };`,
  ].join('\n');
}

function headOf(profile: Profile, faviconHref: string): HtmlTagDescriptor[] {
  return [
    { tag: 'title', children: profile.shortName, injectTo: 'head' },
    { tag: 'meta', attrs: { name: 'description', content: `Member portal of ${profile.fullName}` }, injectTo: 'head' },
    { tag: 'meta', attrs: { name: 'theme-color', content: profile.brandColor }, injectTo: 'head' },
    { tag: 'link', attrs: { rel: 'icon', type: 'image/svg+xml', href: faviconHref }, injectTo: 'head' },
  ];
}
