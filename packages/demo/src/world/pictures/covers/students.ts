import { at, box, line, shape } from '../draw.ts';
import { figure } from '../people.ts';
import { plant, roundTree } from '../props.ts';

const w = 1280;
const h = 720;

export function students(): string[] {
  return [
    box(0, 0, w, h, 0, '#d3e6d4'),
    ...[210, 640, 1070].map(
      (x) =>
        shape(`M${x - 170} 720V330a170 170 0 0 1 340 0v390z`, '#e3f0e2') +
        shape(`M${x - 120} 720V330a120 120 0 0 1 240 0v390z`, '#f2f8ef'),
    ),
    box(0, 640, w, 80, 0, '#8fb58f'),
    at(
      170,
      190,
      1.14,
      0,
      figure('d hijab #8a5a86 tee #f3e3c7 grin', {
        left: [50, 300, 80, 330],
        right: [190, 300, 150, 320],
        legs: [
          [98, 480, 96, 600],
          [142, 480, 146, 600],
        ],
      }),
      box(58, 270, 110, 84, 8, '#e07a5f'),
    ),
    at(
      870,
      180,
      1.14,
      0,
      figure('a quiff red tee #4f7f9c freckles grin', {
        left: [46, 300, 62, 388],
        right: [190, 270, 170, 200],
        legs: [
          [98, 480, 96, 600],
          [142, 480, 146, 600],
        ],
      }),
      line('M86 180l12 180M156 180l-12 180', '#d98c3f', 14),
    ),
    at(
      500,
      150,
      1.22,
      0,
      figure('f locs black tee #d0862f round grin', {
        left: [44, 300, 96, 330],
        right: [196, 300, 144, 330],
        legs: [
          [98, 480, 96, 600],
          [142, 480, 146, 600],
        ],
        trousers: '#2f4a5c',
      }),
      box(64, 280, 112, 90, 8, '#2f6f73'),
      box(64, 340, 112, 12, 4, '#fff'),
    ),
    plant(60, 700, 1.1, '#d98c5f', '#5a8f66'),
    plant(1230, 700, 1.1, '#d98c5f', '#5a8f66'),
    roundTree(430, 660, 0.6, '#8fb58f'),
    roundTree(860, 660, 0.6, '#8fb58f'),
  ];
}
