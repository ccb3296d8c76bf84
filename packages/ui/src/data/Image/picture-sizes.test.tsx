import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Avatar } from '../../people/Avatar/Avatar.tsx';
import { AttachmentList } from '../AttachmentList/AttachmentList.tsx';
import { fetchCardPicture } from '../MediaCard/card-picture.ts';
import { MediaCard } from '../MediaCard/MediaCard.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { Image } from './Image.tsx';
import { fullPictureSizes, pictureAt, pictureSizes } from './picture-sizes.ts';

const signed = (width: number | '') => `/api/content/assets/one?session=s&exp=1&sig=x&w=${width}`;
const widths = [96, 320, 640, 1280];
/** Each for a place of an eighth more. */
const everyWidth = widths.map((width) => `${signed(width)} ${(width * 9) / 8}w`).join(', ');

test.each([
  [signed(1280), signed(96)],
  [signed(''), signed(96)],
  ['https://cdn.example/a.jpg?w=800&q=70', 'https://cdn.example/a.jpg?w=96&q=70'],
  ['/a.png', '/a.png'],
  ['/a.png?width=3&sw=4', '/a.png?width=3&sw=4'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
])('%s is %s where 96 pixels are wanted', (address, expected) => {
  expect(pictureAt(address, 96)).toBe(expected);
});

test('only an address that carries a width offers others', () => {
  expect(pictureSizes(signed(1280), '50vw')).toEqual({ sizes: '50vw', srcSet: everyWidth });
  expect(fullPictureSizes(signed(''))).toEqual({ sizes: '100vw', srcSet: `${everyWidth}, ${signed('')} 2400w` });
  for (const address of ['/a.png', 'blob:https://portal.example/1']) {
    expect(pictureSizes(address, '50vw')).toEqual({});
    expect(fullPictureSizes(address)).toEqual({});
  }
});

test.each([signed(1280), '/a.png'])('%s is fetched ahead as the first card will ask for it', (address) => {
  const made: HTMLImageElement[] = [];
  vi.stubGlobal('Image', function () {
    const picture = document.createElement('img');
    made.push(picture);
    return picture;
  });
  for (const none of [null, undefined, '']) fetchCardPicture(none);
  fetchCardPicture(address);
  vi.unstubAllGlobals();
  const card = render(<MediaCard title="Hands" imageUrl={address} isFirst />).container.querySelector('img');
  const sourceOf = (picture: HTMLImageElement | null | undefined) => ({
    candidates: picture?.getAttribute('srcset') ?? picture?.getAttribute('src'),
    sizes: picture?.getAttribute('sizes') || null,
  });
  expect(made.map(sourceOf)).toEqual([sourceOf(card)]);
});

describe('a picture', () => {
  const face = { id: 1, firstName: 'Mia', lastName: 'Nguyen', avatarUrl: signed(320) };
  const text = `<img src="${signed(1280).replaceAll('&', '&amp;')}" alt="" width="900" height="600">`;
  const lazy = { loading: 'lazy', fetchpriority: null };
  const pictures: [string, () => ReactElement, Record<string, string | null>][] = [
    [
      'in a list',
      () => <Image src={signed(1280)} alt="" sizes="20rem" />,
      { ...lazy, srcset: everyWidth, sizes: 'auto, 20rem' },
    ],
    [
      'that is the largest',
      () => <Image src={signed(1280)} alt="" isLargest />,
      { srcset: everyWidth, sizes: '100vw', fetchpriority: 'high', loading: 'eager' },
    ],
    [
      'of a card',
      () => <MediaCard title="Card" imageUrl={signed(1280)} />,
      { ...lazy, srcset: everyWidth, sizes: 'auto, (min-width: 40rem) 24rem, 100vw' },
    ],
    [
      'of the first card',
      () => <MediaCard title="Card" imageUrl={signed(1280)} isFirst />,
      { loading: 'eager', fetchpriority: 'high', srcset: everyWidth },
    ],
    ['of one size', () => <Image src="/a.png" alt="" />, { ...lazy, srcset: null, sizes: null }],
    ['of a face', () => <Avatar person={face} size="lg" />, { ...lazy, src: signed(96), srcset: null }],
    ['of a large face', () => <Avatar person={face} size="2xl" />, { ...lazy, srcset: everyWidth, sizes: '7rem' }],
    [
      'in a text',
      () => <RichText html={text} />,
      { ...lazy, srcset: everyWidth, sizes: 'min(100vw, 900px)', width: '900', height: '600' },
    ],
    [
      'that is attached',
      () => <AttachmentList items={[{ id: '1', name: 'a.png', url: signed('') }]} />,
      { ...lazy, src: signed(96) },
    ],
  ];

  test.each(pictures)('%s asks for what is shown, when it is seen', (_, draw, attributes) => {
    const { container } = render(draw());
    const image = container.querySelector('img');
    expect(image?.getAttribute('decoding')).toBe('async');
    const found = Object.keys(attributes).map((name) => [name, image?.getAttribute(name)]);
    expect(Object.fromEntries(found)).toEqual(attributes);
  });
});
