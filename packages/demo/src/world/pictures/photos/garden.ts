import { at, box, circle, line, oval, shape } from '../draw.ts';
import { figure } from '../people.ts';
import { cloud, gum, plant, roundTree, sun } from '../props.ts';
import { country, inWheelchair } from '../scenery.ts';

const w = 1200;
const h = 800;

const standing = [
  [96, 480, 92, 590],
  [144, 480, 148, 590],
] as const;

export function garden(): string[] {
  return [
    country(w, h, '#d9eef0', '#a5c67f', 360),
    sun(960, 140, 60, '#fbe3a8'),
    cloud(280, 140, 1.4),
    ...Array.from({ length: 11 }, (_, index) => box(index * 112 + 6, 360, 84, 210, 20, '#fdf3e2')),
    box(0, 400, w, 18, 0, '#f0e2c8'),
    box(0, 500, w, 18, 0, '#f0e2c8'),
    roundTree(90, 420, 1, '#7aae6d'),
    gum(1120, 430, 0.9, '#86a966'),
    box(0, 560, w, 240, 0, '#8fb868'),
    at(
      280,
      236,
      1.04,
      0,
      inWheelchair('b bob white shirt #c9624a older grin round', {
        left: [40, 300, 60, 370],
        right: [206, 290, 252, 296],
      }),
    ),
    at(
      800,
      190,
      1.02,
      0,
      figure('h braids black tee #f0bd62 grin', {
        left: [30, 290, -30, 330],
        right: [192, 300, 174, 384],
        legs: standing,
        trousers: '#3f5f7a',
        tilt: -6,
      }),
    ),
    box(520, 590, 400, 130, 16, '#b98a5e'),
    box(520, 630, 400, 10, 0, '#a0744b'),
    box(520, 672, 400, 10, 0, '#a0744b'),
    box(508, 570, 424, 34, 14, '#c99b6d'),
    box(530, 556, 380, 24, 12, '#5d4030'),
    ...[560, 620, 680, 740, 800, 860].map((x, index) =>
      at(
        x,
        560,
        1,
        0,
        line('M0 0v-50M0-14c-20-4-28-20-30-34M0-14c20-4 28-20 30-34', '#4f8a4f', 8),
        index % 2
          ? circle(0, -62, 18, ['#e0553f', '#f0bd62', '#d98ca5'][index % 3] ?? '')
          : oval(0, -60, 14, 24, '#6fae5d'),
      ),
    ),
    at(
      1050,
      740,
      1,
      0,
      shape('M-60-110h110l14 100q0 10-10 10h-118q-10 0-10-10z', '#2f7f83'),
      line('M-60-70L-130-120M50-90c60-10 60 70 8 70', '#2f7f83', 16),
      oval(-138, -126, 26, 12, '#24656a'),
    ),
    plant(140, 760, 1.2, '#d98c5f', '#5a9a66'),
  ];
}
