import type { TestProject } from 'vitest/node';
import { findChromium } from '../../../scripts/find-chromium.ts';
import { serveSite } from './serve-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the website that embeds the portal answers. */
    siteUrl: string;
  }
}

export default async function startSite(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromiumPath', await findChromium());
  const { siteUrl, close } = await serveSite();
  project.provide('siteUrl', siteUrl);
  return close;
}
