import { at, box, circle, line, shape } from '../draw.ts';
import { cloud, gum, roundTree, sun } from '../props.ts';
import { country } from '../scenery.ts';

const w = 1200;
const h = 800;

export function car(): string[] {
  return [
    country(w, h, '#cfe8f2', '#95bd86', 300),
    sun(880, 140, 60, '#fde6b0'),
    cloud(300, 120, 1.3),
    gum(180, 430, 0.9, '#7aa779'),
    roundTree(1010, 430, 0.9, '#6fa06d'),
    shape('M560 380h80l380 420H180z', '#68727f'),
    line('M600 400v30M600 460v50', '#f6e7b8', 12),
    shape('M0 0h1200v60H0zM0 0h120L40 520H0zM1080 0h120v520h-40z', '#39404f'),
    box(480, 40, 240, 84, 30, '#2b313d'),
    box(494, 54, 212, 56, 20, '#b9d6e0'),
    shape('M0 520c200-70 400-90 600-90s400 20 600 90v280H0z', '#4a5263'),
    shape('M0 560c200-60 400-76 600-76s400 16 600 76v60c-200-50-400-70-600-70s-400 20-600 70z', '#59637a'),
    box(760, 560, 260, 150, 24, '#2b313d'),
    box(778, 578, 224, 114, 12, '#dcecf0'),
    line('M800 660l60-50 50 20 70-40', '#e07a5f', 10),
    circle(980, 600, 12, '#2f7f83'),
    at(
      390,
      690,
      1,
      0,
      circle(0, 0, 210, 'none', ' stroke="#23283a" stroke-width="40"'),
      line('M-200 0h400M0 0v200', '#23283a', 34),
      circle(0, 0, 62, '#2f3648'),
      circle(0, 0, 26, '#7fc0c4'),
      line('M150-150l26-30', '#23283a', 20),
      circle(172, -180, 38, '#e0903f'),
      circle(172, -180, 20, '#f3b56b'),
    ),
    line('M150 800C150 700 170 650 196 610', '#e07a5f', 96),
    line('M192 640L214 596', '#cc8f63', 60),
    ...[0, 22, 44, 66].map((step) => line(`M${204 + step * 0.4} ${560 + step}l54 8`, '#cc8f63', 24)),
    line('M690 800c0-60-40-180-106-256', '#e07a5f', 92),
    line('M610 566L578 528', '#cc8f63', 60),
    circle(566, 516, 42, '#cc8f63'),
    ...[0, 20, 40].map((step) => line(`M${540 + step} ${492 - step * 0.2}l10 34`, '#b97c52', 5)),
  ];
}
