import { at, box, circle, oval, shape } from '../draw.ts';
import { figure } from '../people.ts';
import { cloud, plant } from '../props.ts';
import { blocks, room } from '../scenery.ts';

const w = 1280;
const h = 720;

export function children(): string[] {
  return [
    room(w, h, '#fde3c4', '#f4c58f', 560),
    at(
      640,
      580,
      1,
      0,
      ...[
        ['#e07a5f', 330],
        ['#f0b95a', 285],
        ['#7fb8a2', 240],
        ['#6f9fc8', 195],
      ].map(([tone, r]) => circle(0, 0, Number(r), String(tone))),
      circle(0, 0, 150, '#fdeeda'),
    ),
    box(0, 580, w, 140, 0, '#f0bd84'),
    oval(640, 640, 470, 64, '#fbe6cb'),
    at(
      520,
      250,
      1,
      0,
      figure('e bun espresso polo teal grin', {
        left: [44, 296, -10, 310],
        right: [188, 300, 208, 240],
        legs: [
          [34, 392, 116, 410],
          [206, 392, 124, 410],
        ],
        trousers: '#3f4d70',
        tilt: -4,
      }),
    ),
    at(
      250,
      330,
      0.92,
      0,
      figure('a curly honey tee coral grin', {
        child: true,
        left: [66, 290, 56, 250],
        right: [180, 280, 226, 262],
        legs: [
          [40, 398, 130, 420],
          [200, 398, 110, 420],
        ],
        trousers: '#5d7fae',
        tilt: 6,
      }),
    ),
    at(
      812,
      330,
      0.92,
      0,
      figure('f coils black stripes plum grin', {
        child: true,
        left: [40, 250, 20, 170],
        right: [186, 300, 150, 330],
        legs: [
          [40, 398, 130, 420],
          [200, 398, 110, 420],
        ],
        trousers: '#8a5a86',
        tilt: -6,
      }),
    ),
    blocks(428, 660, 0.9, ['#6f9fc8', '#e07a5f', '#f0b95a']),
    circle(800, 640, 36, '#7fb8a2'),
    shape('M764 640a36 36 0 0 1 72 0z', '#fdf3e2'),
    plant(1130, 640, 1.3, '#e07a5f', '#6fae8d'),
    cloud(170, 150, 1.1, '#fff6e8'),
    cloud(1100, 130, 1.3, '#fff6e8'),
  ];
}
