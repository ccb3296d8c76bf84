import { at, circle, line, shape } from '../draw.ts';
import { figure } from '../people.ts';
import { figTree } from '../props.ts';
import { board, room } from '../scenery.ts';

const w = 1280;
const h = 720;

export function leadership(): string[] {
  return [
    room(w, h, '#f4d3ad', '#c98a5a', 600, 640, 330),
    board(660, 110, 420, 290, []),
    line('M710 350c60 0 70-60 130-70s60-70 180-110', '#e07a5f', 12),
    shape('M1030 148l-10 50-34-36z', '#e07a5f'),
    line('M710 170h110M710 200h70', '#d9cbb4', 10),
    figTree(160, 640, 1.25, '#fdf3e2', '#4f8a6b'),
    at(
      400,
      120,
      1.1,
      0,
      figure('g afro black blazer #1f5f68 hoops grin', {
        left: [44, 300, 62, 384],
        right: [206, 270, 262, 200],
        legs: [
          [98, 480, 94, 580],
          [142, 480, 148, 580],
        ],
        trousers: '#2b3f66',
        tilt: 3,
      }),
    ),
    ...[
      [60, '#3b2a26', '#b4533c'],
      [300, '#b9592f', '#5a7f9c'],
      [560, '#cfccc9', '#74496c'],
      [820, '#26222b', '#6d8a54'],
      [1060, '#b98446', '#39445c'],
    ].map(([x, hair, top]) =>
      at(
        Number(x),
        520,
        0.9,
        0,
        shape('M20 240c0-60 40-86 100-86s100 26 100 86z', String(top)),
        circle(82, 104, 9, '#d9a27c'),
        circle(158, 104, 9, '#d9a27c'),
        circle(120, 96, 44, String(hair)),
      ),
    ),
  ];
}
