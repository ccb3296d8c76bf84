/** What the stylesheets of published packages weigh on another website: their `embed.css`, gzipped. */
import { gzipSync } from 'node:zlib';
import type { Weight } from './component-sizes.ts';
import { embedStyles } from './embed-styles.ts';
import { stylesOf } from './package-stylesheets.ts';
import { entryPointsOfPackage, unpackedFolder } from './packed-packages.ts';

/** In kB (1,000 bytes). Features draw with the components of `ui`, and have next to none of their own. */
export const styleBudgets = {
  ui: 28,
  'features-onboarding': 1,
  'features-communities': 2.2,
  'features-communities-admin': 0.7,
  'features-content': 0.3,
  'features-content-admin': 0.4,
  'features-cpd': 0.3,
  'features-home': 0.5,
  'features-events': 1,
  'features-events-desk': 0.5,
  'features-settings': 0.4,
} as const satisfies Readonly<Record<string, number>>;

/** One after the other: vanilla-extract keeps what it is writing for the whole process. */
export async function styleSizes(): Promise<Weight[]> {
  const weights: Weight[] = [];
  for (const [name, budget] of Object.entries(styleBudgets)) {
    const { styles } = await stylesOf(unpackedFolder(name), Object.values(entryPointsOfPackage(name)));
    const bytes = gzipSync(await embedStyles(styles), { level: 9 }).length;
    weights.push({ name: `@portal/${name}`, bytes, budget });
  }
  return weights;
}
