import { at, box, circle, oval } from '../draw.ts';
import { figure } from '../people.ts';
import { books, figTree, mug, painting, plant, shelf, window } from '../props.ts';
import { blocks, room } from '../scenery.ts';

const w = 1200;
const h = 800;

export function clinic(): string[] {
  return [
    room(w, h, '#dcebe6', '#c9a984', 640),
    window(110, 110, 260, 250, '#cfe6f0', '#9cc2a8'),
    painting(470, 120, 170, 150, '#5aa39c', '#f0bd62'),
    shelf(760, 240, 330),
    books(790, 240, ['#1f6f78', '#e07a5f', '#e0a84c', '#8fb8d8'], 100),
    blocks(980, 240, 0.7, ['#8fb8d8', '#e07a5f', '#f0bd62']),
    shelf(760, 380, 330),
    mug(800, 380, 0.9, '#e0a84c'),
    plant(1030, 380, 0.6, '#fdf3e2'),
    box(870, 340, 90, 40, 10, '#8cc7c2'),
    box(430, 552, 620, 60, 24, '#2f7f83'),
    box(470, 608, 30, 120, 10, '#8a939c'),
    box(980, 608, 30, 120, 10, '#8a939c'),
    box(900, 516, 130, 50, 22, '#fdf6ea'),
    at(
      640,
      200,
      1,
      0,
      figure('b curly grey shirt #d98f4f older grin', {
        left: [42, 300, -16, 320],
        right: [190, 310, 176, 366],
        legs: [
          [92, 420, 82, 540],
          [150, 420, 148, 540],
        ],
        trousers: '#4a5a6c',
      }),
    ),
    at(
      366,
      190,
      1.02,
      0,
      figure('e pony black scrubs #2f8a8b lanyard grin', {
        left: [46, 300, 60, 384],
        right: [200, 296, 256, 318],
        legs: [
          [98, 480, 94, 580],
          [142, 480, 148, 580],
        ],
        trousers: '#24505c',
        tilt: 5,
      }),
    ),
    at(180, 740, 1.2, 0, circle(0, -60, 60, '#5aa39c'), oval(-18, -84, 22, 14, '#8cc7c2')),
    figTree(1120, 730, 1.1, '#fdf3e2'),
  ];
}
