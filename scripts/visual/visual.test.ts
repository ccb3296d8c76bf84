import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { compareAll, summaryOf } from './compare.ts';
import { parseLooks, usualLooks } from './looks.ts';
import { readOptions } from './options.ts';
import { reportPage } from './report.ts';

function picture(red: number, { width = 10, height = 10, dots = 0 } = {}): Buffer {
  const png = new PNG({ width, height });
  for (let at = 0; at < width * height; at += 1) png.data.set([at < dots ? 0 : red, 0, 0, 255], at * 4);
  return PNG.sync.write(png);
}

describe('the comparison', () => {
  const before = new Map([
    ['button ota', picture(200)],
    ['card ota', picture(200)],
    ['gone ota', picture(200)],
  ]);
  const after = new Map([
    ['button ota', picture(200, { dots: 5 })],
    ['card ota', picture(200)],
    ['new ota', picture(200)],
  ]);
  const compared = compareAll(before, after);

  test('tells what changed, and how much of it', () => {
    expect(compared.map(({ name, change, perMille }) => [name, change, perMille])).toEqual([
      ['button ota', 'changed', 50],
      ['card ota', 'same', 0],
      ['gone ota', 'removed', 0],
      ['new ota', 'added', 0],
    ]);
    expect(summaryOf(compared)).toBe('4 pictures: 1 changed, 1 added, 1 removed, 1 the same.');
  });

  test('sees a shade', () => {
    const [shade] = compareAll(new Map([['a', picture(200)]]), new Map([['a', picture(180)]]));
    expect(shade?.perMille).toBe(1000);
  });

  test('compares pictures of two sizes', () => {
    const [grown] = compareAll(new Map([['a', picture(200)]]), new Map([['a', picture(200, { height: 20 })]]));
    expect(grown).toMatchObject({ change: 'changed', perMille: 500 });
  });

  test('is shown side by side', () => {
    const page = reportPage('HEAD → working-tree', compared);
    expect(page).toContain('button ota: changed, 50.00 ‰ of it');
    expect(page).toContain('src="button.ota.difference.png"');
    expect(page).not.toContain('card ota');
  });
});

describe('what is asked for', () => {
  test('by default the checkout against what is committed', () => {
    expect(readOptions([])).toEqual({
      before: 'HEAD',
      after: 'working-tree',
      folder: null,
      idPart: '',
      looks: usualLooks,
    });
  });

  test.each([
    ['--stories=packages/ui/src/actions/Button', { folder: 'packages/ui/src/actions/Button', idPart: '' }],
    ['--stories=components-button', { folder: null, idPart: 'components-button' }],
    ['--looks=law-council:dark:360', { looks: [{ profile: 'law-council', scheme: 'dark', width: 360 }] }],
  ])('%s', (option, expected) => {
    expect(readOptions(['main', option])).toMatchObject({ before: 'main', after: 'working-tree', ...expected });
  });

  test('what it does not know is refused', () => {
    expect(() => readOptions(['--story=x'])).toThrow('--story=x is not an option');
    expect(() => parseLooks('ota:dim:360')).toThrow("'ota:dim:360' is not a look");
  });
});
