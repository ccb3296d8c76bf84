import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Profile } from '@portal/kit/access';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { type FeatureSource, isIn } from './features.ts';

interface PortalProfileOptions {
  profile: Profile;
  features: readonly FeatureSource[];
}

const profilesFolder = fileURLToPath(new URL('../../../profiles/', import.meta.url));

/**
 * Gives the app the one organisation it is built for: `virtual:portal-profile` (profile, brand, theme) and
 * `virtual:portal-features` (only those features whose module the profile switches on, and where the others would be).
 */
export function portalProfile({ profile, features }: PortalProfileOptions): Plugin {
  const folder = join(profilesFolder, profile.name);
  const modules: Record<string, string> = {
    'virtual:portal-profile': profileModule(profile, folder),
    'virtual:portal-features': featuresModule(profile, features),
  };
  let faviconHref = '';
  return {
    name: 'portal-profile',
    config: () => ({ define: { 'import.meta.env.VITE_APP_PROJECT_NAME': JSON.stringify(profile.name) } }),
    configResolved(config) {
      const favicon = join(folder, 'brand/favicon.svg');
      faviconHref = config.command === 'serve' ? `/@fs${favicon}` : relative(config.root, favicon);
    },
    resolveId: (id) => (id in modules ? `\0${id}` : null),
    load: (id) => (id.startsWith('\0') ? modules[id.slice(1)] : null),
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
function profileModule(profile: Profile, folder: string): string {
  const from = (file: string) => JSON.stringify(join(folder, file));
  return [
    `export const profile = ${JSON.stringify(profile)};`,
    `export { brand } from ${from('brand.ts')};`,
    `export { theme } from ${from('theme.css.ts')};`,
  ].join('\n');
}

function featuresModule(profile: Profile, features: readonly FeatureSource[]): string {
  const on = features.filter((feature) => isIn(profile, feature));
  const off = features.filter((feature) => !isIn(profile, feature));
  return [
    ...on.map(({ from, name }) => `import { ${name} } from ${JSON.stringify(from)};`),
    `export const features = [${on.map(({ name }) => name).join(', ')}];`,
    `export const closed = ${JSON.stringify(off.map(({ module, mount }) => ({ module, mount: mount(profile) })))};`,
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
