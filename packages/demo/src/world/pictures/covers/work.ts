import { at, box, line } from '../draw.ts';
import { figure } from '../people.ts';
import { figTree, lamp, mug, painting, window } from '../props.ts';
import { room } from '../scenery.ts';

const w = 1280;
const h = 720;

export function work(): string[] {
  return [
    room(w, h, '#d9e3dc', '#b3c4b8', 610),
    window(140, 110, 260, 240, '#cfe6f0', '#9cc2a8'),
    painting(930, 120, 200, 160, '#5aa39c', '#f0bd62'),
    lamp(700, 90, '#e07a5f'),
    figTree(1130, 650, 1.1, '#e8c49a'),
    at(
      430,
      190,
      1.08,
      0,
      figure('d high black shirt #6f93c4 glasses', {
        left: [46, 296, 110, 330],
        right: [204, 290, 262, 318],
        legs: [
          [98, 480, 94, 560],
          [142, 480, 148, 560],
        ],
        trousers: '#39445c',
        tilt: 3,
      }),
    ),
    line('M540 560v110M900 560v110', '#8a6a4a', 20),
    box(470, 540, 500, 28, 14, '#d9a877'),
    box(440, 664, 160, 14, 7, '#8a6a4a'),
    box(830, 664, 160, 14, 7, '#8a6a4a'),
    at(
      800,
      540,
      1,
      0,
      line('M0 0v-60', '#8b93a3', 16),
      box(-60, -8, 120, 10, 5, '#8b93a3'),
      box(-130, -220, 260, 166, 14, '#39445c'),
      box(-118, -208, 236, 142, 6, '#e9f1f4'),
      line('M-90-170h120M-90-140h160M-90-110h90', '#9db4c4', 9),
    ),
    box(610, 530, 120, 12, 6, '#f4f0e8'),
    mug(930, 540, 0.7, '#e07a5f'),
    at(
      250,
      660,
      1,
      0,
      line('M0-80v50M-50 0l50-30 50 30', '#4a5468', 12),
      box(-70, -110, 140, 34, 17, '#5aa39c'),
      box(-64, -250, 128, 120, 40, '#5aa39c'),
      line('M0-130v30', '#4a5468', 12),
    ),
  ];
}
