import { at, box, circle, line, oval, shape } from '../draw.ts';
import { figure } from '../people.ts';
import { cloud, gum, roundTree, sun } from '../props.ts';
import { country } from '../scenery.ts';

const w = 1200;
const h = 800;

export function walk(): string[] {
  return [
    country(w, h, '#fdeccb', '#9fbb7a', 380),
    sun(880, 180, 76, '#fff3cf'),
    cloud(260, 150, 1.3, '#fff7e6'),
    cloud(620, 110, 0.8, '#fff7e6'),
    roundTree(120, 560, 1.4, '#7fa35f'),
    gum(1060, 570, 1.3, '#8fa85f'),
    roundTree(300, 500, 0.7, '#93b56f'),
    gum(860, 500, 0.6, '#a0b56f'),
    shape('M520 480c60 60-160 120-240 320h660c-40-180-240-220-290-320z', '#f3dfb8'),
    box(930, 600, 210, 18, 8, '#a0744b'),
    box(930, 560, 210, 18, 8, '#a0744b'),
    line('M960 560v110M1110 560v110', '#6b5644', 12),
    at(
      350,
      170,
      0.92,
      0,
      figure('b side white shirt #5f8fb0 older glasses', {
        left: [50, 296, 56, 366],
        right: [190, 296, 184, 366],
        legs: [
          [98, 480, 90, 590],
          [144, 480, 152, 590],
        ],
        trousers: '#5d5348',
        tilt: 4,
      }),
    ),
    at(
      350,
      170,
      0.92,
      0,
      line('M48 372L36 610M192 372L204 610M48 380H192M44 470H196', '#6f7f8a', 13),
      box(34, 360, 40, 18, 9, '#e07a5f'),
      box(166, 360, 40, 18, 9, '#e07a5f'),
      circle(36, 612, 18, '#39445c'),
      circle(204, 612, 18, '#39445c'),
    ),
    at(
      596,
      156,
      0.96,
      0,
      figure('f knot black tee #e0903f grin', {
        left: [40, 290, -6, 330],
        right: [194, 300, 178, 384],
        legs: [
          [94, 480, 84, 590],
          [146, 480, 158, 590],
        ],
        trousers: '#2f4a5c',
        tilt: -5,
      }),
    ),
    at(
      820,
      760,
      1,
      0,
      oval(0, -40, 60, 34, '#c98f5f'),
      circle(58, -76, 30, '#c98f5f'),
      shape('M44-98c-16-4-24 20-14 40z', '#9d6a42'),
      circle(68, -80, 4, '#2b2230'),
      oval(84, -70, 10, 7, '#2b2230'),
      line('M-36-16v16M-16-14v14M24-14v14M40-16v16M-56-50c-20-10-20-30-14-40', '#c98f5f', 13),
      line('M42-56l22 6', '#e07a5f', 8),
    ),
  ];
}
