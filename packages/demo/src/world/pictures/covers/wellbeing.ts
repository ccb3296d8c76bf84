import { at, box, oval, shape } from '../draw.ts';
import { figure } from '../people.ts';
import { cloud, mug, plant, sun } from '../props.ts';
import { heart } from '../scenery.ts';

const w = 1280;
const h = 720;

export function wellbeing(): string[] {
  return [
    box(0, 0, w, h, 0, '#cde6da'),
    sun(640, 300, 150, '#fbe7b4'),
    shape('M0 520c240-90 430-60 640-30s400 40 640-40v270H0z', '#9fcdb4'),
    shape('M0 600c260-60 460-30 660-20s380 20 620-20v160H0z', '#6fae93'),
    cloud(220, 160, 1.3),
    cloud(1080, 210, 1.1),
    oval(640, 650, 330, 44, '#e59a7c'),
    at(
      502,
      186,
      1.15,
      0,
      figure('e bun black scoop #1f6f78 soft', {
        left: [34, 290, 26, 356],
        right: [206, 290, 214, 356],
        legs: [
          [6, 376, 128, 398],
          [234, 376, 112, 398],
        ],
        trousers: '#2f4a5c',
        shoes: '#ae7249',
      }),
    ),
    plant(190, 660, 1.5, '#e0a84c', '#3f8a6b'),
    plant(1100, 660, 1.5, '#d98c5f', '#3f8a6b'),
    mug(900, 670, 1, '#fdf3e2'),
    heart(420, 180, 0.5, '#e59a7c'),
    heart(860, 150, 0.4, '#e59a7c'),
  ];
}
