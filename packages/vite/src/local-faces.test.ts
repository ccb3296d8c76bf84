import { expect, test } from 'vitest';
import { localFaces } from './local-faces.ts';

test('a page has the faces of the device’s own letters in itself, and none that would be fetched', () => {
  const own = '@font-face{font-family:"Own";src:local("Arial"),local("Roboto");size-adjust:104%}';
  const other = '@font-face{font-family:"Other";src:local("DejaVu Sans")}';
  const fetched = '@font-face{font-family:"Brand";src:local("Brand"),url(/brand.woff2)}';
  expect(localFaces(`@layer a{p{top:0}}${own}${fetched}${other}`)).toBe(own + other);
  expect(localFaces('p{top:0}')).toBe('');
});
