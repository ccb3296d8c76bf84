import { at, box, circle, line, shape } from '../draw.ts';
import { figure } from '../people.ts';
import { lamp, window } from '../props.ts';
import { room } from '../scenery.ts';

const w = 1200;
const h = 800;

export function workshop(): string[] {
  return [
    room(w, h, '#e8d9c0', '#b58a5c', 680),
    box(330, 90, 620, 270, 20, '#c79a68'),
    ...[
      [390, 1],
      [520, 2],
      [650, 3],
      [790, 4],
    ].map(([x]) => circle(Number(x), 120, 6, '#8a6239')),
    line('M400 130v150M530 130v150', '#8a6239', 16),
    box(366, 120, 70, 40, 10, '#59636f'),
    box(500, 250, 60, 60, 30, '#59636f'),
    shape('M640 176h56l-16 150h-12z', '#c3ccd2'),
    box(628, 120, 80, 66, 24, '#b4533c'),
    box(648, 138, 40, 28, 14, '#c79a68'),
    shape('M790 130h110l-20 160h-70z', '#8fa8b0'),
    box(800, 120, 90, 26, 12, '#e0a84c'),
    window(70, 130, 190, 200, '#d5ebf2', '#a9c79a', '#fdf6ea'),
    lamp(1060, 110, '#b4533c'),
    at(
      300,
      236,
      1.14,
      0,
      figure('b thin silver overall #3f6078 older glasses', {
        left: [44, 296, 96, 330],
        right: [196, 296, 140, 326],
        tilt: 4,
      }),
    ),
    at(
      690,
      226,
      1.14,
      0,
      figure('d bun espresso polo #5f8a6b grin lanyard', {
        left: [40, 296, 10, 326],
        right: [192, 300, 176, 370],
        tilt: -5,
      }),
    ),
    box(60, 610, 1080, 44, 12, '#d9a86c'),
    box(60, 648, 1080, 14, 0, '#b5834a'),
    box(160, 662, 880, 90, 0, '#a5764a'),
    line('M600 672v70', '#8f633b', 6),
    box(110, 662, 60, 138, 6, '#b5834a'),
    box(1030, 662, 60, 138, 6, '#b5834a'),
    box(240, 720, 720, 24, 8, '#c4935a'),
    at(
      470,
      610,
      1,
      0,
      box(-90, -60, 180, 60, 8, '#f0cf9a'),
      shape('M-104-58L0-130 104-58z', '#e0a869'),
      circle(0, -30, 18, '#8a6239'),
    ),
    at(650, 610, 1, 0, box(-50, -34, 100, 34, 8, '#e07a5f'), box(-20, -50, 40, 18, 8, '#b4533c')),
    at(
      920,
      610,
      1,
      0,
      box(-80, -70, 160, 70, 12, '#b4533c'),
      line('M-30-70v-24h60v24', '#7d3626', 10),
      box(-80, -46, 160, 10, 0, '#8f3f2c'),
    ),
    at(180, 610, 1, 0, box(-36, -90, 72, 90, 12, '#8fb8d8'), line('M-16-90v-50M4-90v-66M22-90v-40', '#8a6239', 9)),
  ];
}
