import { at, box, circle, line } from '../draw.ts';
import { figure } from '../people.ts';
import { books, plant } from '../props.ts';
import { room } from '../scenery.ts';

const w = 1280;
const h = 720;

export function school(): string[] {
  return [
    room(w, h, '#fbeab9', '#e0b46c', 600),
    box(290, 90, 700, 300, 18, '#c98f5a'),
    box(310, 110, 660, 260, 8, '#2f6a5c'),
    line('M360 320c40-120 80-120 110 0M380 276h70M520 320V170M520 246a38 38 0 1 1 0 74', '#f5f1e2', 10),
    circle(700, 250, 50, '#f0bd62'),
    line('M700 170v-20M700 350v-20M620 250h-20M800 250h-20', '#f0bd62', 9),
    line('M850 200h80M850 240h60M850 280h80', '#9cc2a8', 8),
    books(80, 600, ['#e07a5f', '#2b3f66', '#5aa39c', '#e0a84c'], 130),
    at(
      900,
      220,
      1.05,
      0,
      figure('b pony chestnut blazer #c9624a grin', {
        left: [20, 270, -30, 220],
        right: [188, 300, 176, 386],
        trousers: '#2f4a5c',
        tilt: -4,
      }),
    ),
    at(
      430,
      376,
      1,
      0,
      figure('e curly black tee #4f7fb0 grin', {
        child: true,
        left: [50, 300, 84, 340],
        right: [190, 300, 160, 340],
        tilt: 6,
      }),
    ),
    at(
      680,
      376,
      1,
      0,
      figure('a fringe auburn tee #e59a5c grin', {
        child: true,
        left: [50, 300, 84, 340],
        right: [190, 300, 160, 340],
        tilt: -5,
      }),
    ),
    box(400, 590, 560, 30, 15, '#fdf3e2'),
    box(430, 620, 500, 100, 0, '#d99f57'),
    box(490, 574, 110, 16, 6, '#fff'),
    box(760, 574, 110, 16, 6, '#fff'),
    line('M590 560l-34 26', '#e07a5f', 10),
    line('M770 556l30 30', '#2f6a5c', 10),
    at(670, 590, 0.7, 0, box(-24, -60, 48, 60, 10, '#5aa39c'), line('M-10-60v-34M4-60v-46M14-60v-28', '#e07a5f', 8)),
    plant(1190, 660, 1.2, '#e07a5f', '#5a8f66'),
  ];
}
