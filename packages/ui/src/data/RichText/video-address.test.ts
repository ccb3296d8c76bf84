import { expect, test } from 'vitest';
import { videoKey, videoOf, videoOfKey, videoPage, videoPlayer } from './video-address.ts';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube:dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=42s', 'youtube:dQw4w9WgXcQ'],
  ['http://m.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube:dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=tracking', 'youtube:dQw4w9WgXcQ'],
  ['  youtu.be/dQw4w9WgXcQ ', 'youtube:dQw4w9WgXcQ'],
  ['www.youtube.com/shorts/dQw4w9WgXcQ', 'youtube:dQw4w9WgXcQ'],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=share', 'youtube:dQw4w9WgXcQ'],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'youtube:dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/a-b_c1234567'.slice(0, -1), 'youtube:a-b_c123456'],
  ['https://vimeo.com/76979871', 'vimeo:76979871'],
  ['https://vimeo.com/76979871/8272103f6e', 'vimeo:76979871/8272103f6e'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'vimeo:76979871/8272103f6e'],
  ['https://player.vimeo.com/video/76979871', 'vimeo:76979871'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'vimeo:76979871'],
  ['https://www.youtube.com/watch?v=tooShort', null],
  ['https://www.youtube.com/watch?v=muchTooLong12', null],
  ['https://www.youtube.com/watch?v=dQw4w9WgXc%22', null],
  ['https://www.youtube.com/@somebody', null],
  ['https://www.youtube.com/embed/', null],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', null],
  ['https://evil.example/https://youtu.be/dQw4w9WgXcQ', null],
  ['https://youtu.be@evil.example/dQw4w9WgXcQ', null],
  ['javascript:alert("https://youtu.be/dQw4w9WgXcQ")', null],
  ['//youtu.be/dQw4w9WgXcQ', null],
  ['https://vimeo.com/about', null],
  ['dQw4w9WgXcQ', null],
  ['', null],
])('%j shows %j', (address, key) => {
  const video = videoOf(address);
  expect(video && videoKey(video)).toBe(key);
});

test.each([
  ['youtube:dQw4w9WgXcQ', true],
  ['vimeo:76979871/8272103f6e', true],
  ['youtube:dQw4w9WgXcQ"><script>', false],
  ['youtube:../../evil12', false],
  ['dailymotion:x8abcde', false],
  ['vimeo:1', false],
  ['', false],
])('%j names a film: %s', (key, does) => {
  expect(videoOfKey(key) !== null).toBe(does);
});

test.each([
  ['youtube:dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/'],
  ['vimeo:76979871/8272103f6e', 'https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?'],
])('%s has a page and a player', (key, page, player) => {
  const video = videoOfKey(key);
  expect(video && videoPage(video)).toBe(page);
  expect(video && videoPlayer(video)).toContain(player);
  expect(video && videoOf(videoPage(video))).toEqual(video);
});
