import { limits } from '@portal/api/contract';
import { pictureWidths } from '@portal/ui';
import { expect, test } from 'vitest';

test('pictures are asked for in the widths that the server gives', () => {
  expect(pictureWidths).toEqual(limits.pictureWidths);
});
