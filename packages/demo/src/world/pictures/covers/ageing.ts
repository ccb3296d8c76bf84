import { at, box, circle, line, shape } from '../draw.ts';
import { figure } from '../people.ts';
import { books, figTree, mug, painting, plant, shelf, window } from '../props.ts';
import { room } from '../scenery.ts';

const w = 1280;
const h = 720;

export function ageing(): string[] {
  return [
    room(w, h, '#f3dcc0', '#d9a877', 590),
    window(500, 80, 280, 260, '#dcebe6', '#a9c79a'),
    painting(180, 130, 170, 140, '#7fa08a', '#e8a45c'),
    shelf(950, 250, 220),
    books(975, 250, ['#b4533c', '#2f6f73', '#e0a84c', '#74496c'], 96),
    plant(1130, 252, 0.7, '#efe2d0'),
    figTree(110, 640, 1.1),
    at(
      300,
      220,
      1.12,
      0,
      figure('b curly silver roll #5f8f8b older grin', {
        left: [40, 300, 110, 330],
        right: [196, 300, 206, 262],
        tilt: 6,
      }),
    ),
    at(
      716,
      216,
      1.12,
      0,
      figure('f thin white shirt #d98f4f older greybeard short-beard', {
        left: [44, 300, 40, 262],
        right: [200, 300, 132, 330],
        tilt: -5,
      }),
    ),
    box(190, 552, 900, 34, 17, '#fbf1e2'),
    box(220, 586, 840, 134, 0, '#e9d6ba'),
    at(
      640,
      552,
      1.1,
      0,
      shape('M-54-70h108c10 40-10 70-40 70h-30c-30 0-48-30-38-70z', '#c9624a'),
      line('M56-54c40-4 40 36-6 36M-54-40l-40-26', '#a94f3b', 12),
      box(-58, -82, 116, 16, 8, '#a94f3b'),
      circle(0, -90, 10, '#a94f3b'),
    ),
    mug(480, 552, 0.9, '#f6c56f'),
    mug(800, 552, 0.9, '#7fb0a8'),
  ];
}
