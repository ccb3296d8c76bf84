import { at, box, circle, line, shape } from '../draw.ts';
import { look } from '../looks.ts';
import { bust } from '../people.ts';
import { cloud, gum, house, sun } from '../props.ts';
import { car, country } from '../scenery.ts';

const w = 1280;
const h = 720;

export function rural(): string[] {
  return [
    country(w, h, '#fbe4bd', '#c9a253', 320),
    sun(330, 210, 70, '#fff3d0'),
    cloud(980, 150, 1.3, '#fff4e0'),
    cloud(640, 110, 0.8, '#fff4e0'),
    at(
      960,
      470,
      1,
      0,
      line('M-24 0L-6-250M24 0L6-250M-16-90h32M-12-150h24', '#7a5a3c', 8),
      ...Array.from({ length: 10 }, (_, index) =>
        at(0, -262, 1, index * 36, shape('M-6-12L-18-80h36L6-12z', index % 2 ? '#fff6e4' : '#f0d5a0')),
      ),
      circle(0, -262, 14, '#7a5a3c'),
      shape('M16-268l80-16v36z', '#b4533c'),
    ),
    at(
      1090,
      480,
      1,
      0,
      box(-60, -110, 120, 110, 10, '#b9c3bd'),
      box(-66, -122, 132, 18, 9, '#97a39d'),
      line('M-60-70H60M-60-36H60', '#97a39d', 4),
    ),
    house(420, 470, 0.7, '#fff3de', '#b4533c'),
    gum(200, 560, 1.2, '#8f9a58'),
    gum(600, 470, 0.6, '#a2ab62'),
    shape('M640 470c40 60-80 90-40 140s140 60 120 110H380c-20-60 60-80 120-120s120-70 90-130z', '#f4dcab'),
    shape('M0 600c300-50 520 10 700 20s380-10 580-40v140H0z', '#8a9a52'),
    line('M40 580h300M70 545v80M190 545v80M310 545v80', '#7a5a3c', 9),
    car(800, 660, 0.72, '#2f6f73', bust(look('e braids black tee mustard grin'))),
  ];
}
