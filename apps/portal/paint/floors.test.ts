import { expect, test } from 'vitest';
import { bare } from './floors.ts';

test('the static page has the text and the elements, and nothing to load or to style', () => {
  const html =
    '<div class="a" data-prerendered="/"><style>p{}</style><img src="/a.png" alt=""><svg><path/></svg><p style="x:y" id="b">Text</p><script>1</script></div>';
  expect(bare(html)).toBe('<div><p id="b">Text</p></div>');
});
