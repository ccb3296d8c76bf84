import { at, box, circle, line, oval, shape } from '../draw.ts';
import { figure } from '../people.ts';
import { cloud, gum, roundTree, sun } from '../props.ts';
import { blocks, country } from '../scenery.ts';

const w = 1200;
const h = 800;

const standing = [
  [96, 480, 92, 590],
  [144, 480, 148, 590],
] as const;

export function playground(): string[] {
  return [
    country(w, h, '#cdeaf3', '#9cc77c', 400),
    sun(180, 150, 56, '#fbe0a0'),
    cloud(480, 140, 1.4),
    cloud(980, 180, 1.1),
    roundTree(90, 560, 1.2, '#6fae6d'),
    gum(1090, 560, 1.1, '#7aa966'),
    shape('M0 640c300-40 800-40 1200 0v160H0z', '#f0d6a0'),
    line('M180 640L260 260 340 640M560 640L640 260 720 640M250 262H650', '#e07a5f', 18),
    line('M380 262L350 520M470 262L440 520', '#8a6a4a', 6),
    box(330, 516, 130, 18, 9, '#2f6f73'),
    at(
      316,
      334,
      0.66,
      0,
      figure('e curly black tee #f0bd62 grin', {
        child: true,
        left: [70, 240, 42, 150],
        right: [180, 240, 210, 150],
        legs: [
          [70, 430, 20, 470],
          [120, 430, 70, 480],
        ],
        trousers: '#4f6fa8',
        lean: -8,
      }),
    ),
    at(
      540,
      330,
      0.72,
      0,
      figure('b wavy brown polo #1f6f78 grin', {
        left: [30, 270, -60, 260],
        right: [190, 300, 172, 380],
        legs: standing,
        trousers: '#39445c',
      }),
    ),
    box(900, 350, 20, 300, 8, '#8a6a4a'),
    box(1000, 350, 20, 300, 8, '#8a6a4a'),
    shape('M890 350L960 290l70 60z', '#5aa39c'),
    box(890, 420, 140, 20, 8, '#5aa39c'),
    shape('M896 424h40c-10 120-60 190-170 220l-20-24c100-20 140-90 150-196z', '#f0bd62'),
    at(
      866,
      470,
      0.62,
      0,
      figure('a fringe auburn tee #e58a6b grin', {
        child: true,
        left: [50, 230, 10, 160],
        right: [190, 230, 230, 160],
        legs: [
          [70, 430, 30, 460],
          [120, 430, 80, 470],
        ],
        trousers: '#74496c',
        lean: -6,
      }),
    ),
    circle(180, 720, 36, '#e07a5f'),
    oval(170, 706, 12, 8, '#f3b39f'),
    blocks(1060, 750, 0.8, ['#5aa39c', '#e07a5f', '#f0bd62']),
  ];
}
