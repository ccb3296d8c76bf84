import { at, box, circle, line, shape } from '../draw.ts';
import { hand } from '../scenery.ts';

const w = 1200;
const h = 800;

export function splint(): string[] {
  return [
    box(0, 0, w, h, 0, '#f3dcc0'),
    circle(600, 400, 360, '#f8e9d5'),
    box(0, 0, w, 90, 0, '#e8c9a3'),
    at(
      230,
      300,
      1,
      0,
      box(-150, -110, 300, 200, 30, '#7f95a8'),
      box(-134, -96, 268, 172, 22, '#cfe6ee'),
      shape('M-90-40c30-20 60 20 90 0s60 20 90 0v80h-180z', '#8fccd0', ' opacity=".7"'),
      line('M-60-130c-20-30 20-40 0-70M20-130c-20-30 20-40 0-70', '#ffffff', 8),
    ),
    at(
      980,
      260,
      1,
      0,
      shape('M-90-120h150q20 0 20 20v150l-60 40h-110q-20 0-20-20v-170q0-20 20-20z', '#8fccd0'),
      ...[-60, -20, 20].map((x) => [-80, -40, 0, 40].map((y) => circle(x, y, 6, '#6fb3b8')).join('')),
    ),
    at(
      980,
      620,
      1,
      -28,
      line('M-20-20L60-130M20-20L-60-130', '#8a939c', 16),
      circle(-34, 20, 34, 'none', ' stroke="#e07a5f" stroke-width="18"'),
      circle(34, 20, 34, 'none', ' stroke="#e07a5f" stroke-width="18"'),
    ),
    at(230, 660, 1, 0, box(-110, -20, 220, 40, 20, '#e0a84c'), box(-90, -50, 150, 36, 18, '#2f6f73')),
    hand(
      600,
      520,
      1.6,
      -4,
      '#e3ac84',
      '#2f6f73',
      shape('M-60-96c30 30 90 30 120 0l-14 136q-2 16-18 16h-56q-16 0-18-16z', '#8fccd0') +
        box(-60, -66, 120, 20, 10, '#fdf6ea') +
        box(-54, 6, 108, 20, 10, '#fdf6ea'),
    ),
    hand(330, 650, 1.2, 62, '#8d5735', '#e07a5f'),
  ];
}
