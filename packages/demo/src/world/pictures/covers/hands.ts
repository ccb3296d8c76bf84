import { box, circle } from '../draw.ts';
import { hand, splint } from '../scenery.ts';

const w = 1280;
const h = 720;

export function hands(): string[] {
  return [
    box(0, 0, w, h, 0, '#cfe5df'),
    circle(640, 380, 330, '#e4f1ec'),
    circle(640, 380, 220, '#f4faf6'),
    hand(330, 560, 1.25, 18, '#8d5735', '#e0a33f'),
    hand(950, 570, 1.25, -14, '#f0c4a2', '#c9624a'),
    hand(640, 540, 1.45, 0, '#cc8f63', '#2b3f66', splint('#8fccd0')),
    circle(120, 160, 34, '#f2c879'),
    circle(1150, 190, 46, '#e58a6b'),
    circle(1090, 110, 16, '#1f6f78'),
    circle(190, 260, 14, '#c9624a'),
  ];
}
