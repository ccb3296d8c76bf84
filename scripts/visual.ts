/**
 * Shows what a change does to how things look: builds Storybook of two revisions, takes a picture of every story and compares.
 * pnpm visual [revA] [revB] [--stories=<folder or part of an id>] [--looks=profile:scheme:width,…]
 * Without revisions: what is committed against what lies in the checkout. No picture is kept in git.
 */
import { join } from 'node:path';
import { buildRevision, visualFolder } from './visual/build-revision.ts';
import { compareAll, summaryOf } from './visual/compare.ts';
import { readOptions, type VisualOptions } from './visual/options.ts';
import { writeReport } from './visual/report.ts';
import { takePictures } from './visual/take-pictures.ts';

async function visual({ before, after, folder, idPart, looks }: VisualOptions): Promise<void> {
  const pictures = [];
  for (const revision of [before, after]) {
    console.log(`Building the Storybook of ${revision} …`);
    const storybook = buildRevision(revision, folder);
    console.log(`Taking pictures of ${revision} …`);
    pictures.push(await takePictures(storybook, idPart, looks));
  }
  const [first = new Map(), second = new Map()] = pictures;
  const comparisons = compareAll(first, second);
  for (const { name, change, perMille } of comparisons) {
    if (change !== 'same')
      console.log(`  ${change.padEnd(8)} ${name} ${change === 'changed' ? `${perMille.toFixed(2)} ‰` : ''}`);
  }
  const report = writeReport(join(visualFolder, 'report'), `${before} → ${after}`, comparisons);
  console.log(`${summaryOf(comparisons)}\n${report}`);
}

try {
  await visual(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
