import { at, box, circle, lighter, line, shape } from '../draw.ts';
import { figure } from '../people.ts';
import { lamp, mug, plant, shelf, window } from '../props.ts';
import { room, tiles } from '../scenery.ts';

const w = 1200;
const h = 800;

export function kitchen(): string[] {
  return [
    room(w, h, '#fbe8c8', '#d9a877', 660),
    tiles(330, 140, '#f3d9ae'),
    window(450, 90, 300, 220, '#d5ebf2', '#9cc2a8'),
    shelf(110, 210, 260, '#b98a5e'),
    ...['#e07a5f', '#5aa39c', '#f0bd62'].map((tone, index) =>
      at(
        160 + index * 78,
        210,
        1,
        0,
        box(-28, -80, 56, 80, 14, lighter(tone, 0.4)),
        box(-28, -46, 56, 46, 14, tone),
        box(-24, -94, 48, 18, 8, '#fdf6ea'),
      ),
    ),
    shelf(840, 210, 260, '#b98a5e'),
    plant(920, 210, 0.7, '#e07a5f'),
    mug(1000, 210, 0.9, '#2f6f73'),
    mug(1060, 210, 0.9, '#f0bd62'),
    lamp(300, 20, '#2f6f73'),
    lamp(900, 20, '#2f6f73'),
    at(
      346,
      216,
      1.16,
      0,
      figure('b bob silver tee #5f8fb0 older grin', { left: [46, 290, 74, 332], right: [196, 290, 168, 332], tilt: 4 }),
    ),
    at(
      690,
      206,
      1.16,
      0,
      figure('g crop black polo #e0903f grin lanyard', {
        left: [42, 296, 20, 330],
        right: [190, 300, 178, 360],
        tilt: -6,
      }),
    ),
    box(0, 600, w, 44, 0, '#fdf6ea'),
    box(0, 640, w, 160, 0, '#5f9f96'),
    ...[40, 340, 640, 940].map((x) => box(x, 664, 240, 116, 14, '#6fb0a6') + box(x + 90, 684, 60, 10, 5, '#fdf6ea')),
    box(360, 580, 250, 22, 8, '#d9a05f'),
    circle(420, 560, 26, '#e0553f'),
    circle(470, 566, 20, '#e0553f'),
    shape('M520 580c0-30 60-30 60 0z', '#8fb04f'),
    line('M566 540l-20 36', '#39445c', 14),
    at(
      120,
      604,
      1.2,
      0,
      shape('M-70-80h140v60q0 20-20 20h-100q-20 0-20-20z', '#c9624a'),
      box(-82, -92, 164, 18, 9, '#a94f3b'),
      line('M-86-60h-20M86-60h20', '#a94f3b', 12),
    ),
    at(1060, 604, 1, 0, box(-50, -130, 100, 130, 20, '#8fa8b8'), box(-34, -112, 68, 20, 10, '#fdf6ea')),
  ];
}
