import { at, box, circle, line } from '../draw.ts';
import { figure } from '../people.ts';
import { books, laptop, mug, plant } from '../props.ts';
import { board, room } from '../scenery.ts';

const w = 1280;
const h = 720;

export function research(): string[] {
  return [
    room(w, h, '#d5e0f0', '#a9bcd6', 610),
    board(180, 120, 420, 300, ['#6f8fc4', '#e58a6b', '#6f8fc4', '#f0bd62', '#5aa39c']),
    board(700, 120, 400, 300, []),
    line('M740 340l80-60 70 30 90-110 80 20', '#e07a5f', 10),
    ...[
      [740, 340],
      [820, 280],
      [890, 310],
      [980, 200],
      [1060, 220],
    ].map(([x, y]) => circle(Number(x), Number(y), 12, '#2b3f66')),
    at(
      500,
      210,
      1.18,
      0,
      figure('c fringe black blazer #3b568c round', { left: [50, 300, 110, 320], right: [188, 296, 130, 320] }),
    ),
    box(180, 606, 920, 114, 0, '#d8c7a8'),
    box(140, 578, 1000, 34, 17, '#f3e8d6'),
    laptop(640, 580, 1.02),
    books(260, 580, ['#2b3f66', '#e0a84c', '#5aa39c', '#b4533c', '#8fa8d0'], 120),
    mug(900, 580, 1, '#e07a5f'),
    plant(1010, 580, 0.9, '#fdf3e2'),
    at(
      450,
      566,
      0.9,
      0,
      circle(0, -52, 40, '#d5ebf4', ' stroke="#3b4a66" stroke-width="10"'),
      line('M28-24l34 36', '#3b4a66', 14),
    ),
  ];
}
