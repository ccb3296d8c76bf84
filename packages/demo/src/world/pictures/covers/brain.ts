import { at, box, circle, line, oval, shape } from '../draw.ts';
import { mug } from '../props.ts';

const w = 1280;
const h = 720;

export function brain(): string[] {
  const lobes: [number, number, number][] = [
    [-120, -40, 96],
    [-60, -110, 90],
    [50, -120, 92],
    [130, -50, 92],
    [120, 40, 76],
    [-110, 50, 80],
    [0, -20, 120],
    [20, 60, 80],
  ];
  const things = [
    [250, 190, '#f0b95a'],
    [210, 470, '#5aa39c'],
    [1040, 180, '#5aa39c'],
    [1080, 470, '#f0b95a'],
  ] as const;
  return [
    box(0, 0, w, h, 0, '#f6d9d0'),
    circle(640, 360, 330, '#fae7e1'),
    line(
      'M520 330L250 190M520 400L210 470M760 330L1040 180M760 400L1080 470',
      '#d8a79b',
      5,
      ' stroke-dasharray="2 16"',
    ),
    ...things.map(([x, y, tone]) => circle(x, y, 78, '#fffaf6') + circle(x, y, 60, tone, ' opacity=".22"')),
    mug(246, 218, 1.1, '#f0a53f'),
    at(
      210,
      470,
      1,
      0,
      shape('M-36 22c0-30 20-34 26-54h22c2 24 34 24 40 44 2 8-2 12-10 12h-68c-6 0-10 0-10-2z', '#3f8780'),
      line('M-34 28h84', '#2c5f5b', 8),
    ),
    at(
      1040,
      180,
      1,
      0,
      line('M-26 26L14-14', '#3f8780', 10),
      `<circle cx="24" cy="-24" r="18" fill="none" stroke="#3f8780" stroke-width="10"/>`,
      line('M-18 18l12 12', '#3f8780', 8),
    ),
    at(
      1080,
      470,
      1,
      0,
      box(-22, -38, 44, 76, 10, '#d98c2f'),
      box(-15, -28, 30, 48, 4, '#fff3dc'),
      circle(0, 29, 4, '#fff3dc'),
    ),
    at(
      640,
      380,
      1.15,
      0,
      box(-6, 60, 60, 130, 28, '#c76f73'),
      ...lobes.map(([x, y, r]) => circle(x, y, r, '#e58f8c')),
      oval(96, 110, 70, 44, '#c76f73'),
      line(
        'M-170-40c40-30 70 10 50 50M-90-150c-20 50 40 60 50 20M0-196c-6 60 10 90-14 130s30 60 10 110M60-150c50 10 20 70 60 80M150-80c-40 20-10 60-50 80M-130 60c40-20 60 20 90 0M40 20c30-10 50 10 44 40',
        '#c76f73',
        9,
      ),
    ),
  ];
}
