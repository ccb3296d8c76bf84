import { at, box, circle, line, oval, shape } from '../draw.ts';
import { plant, window } from '../props.ts';
import { tiles } from '../scenery.ts';

const w = 1200;
const h = 800;

export function bathroom(): string[] {
  return [
    box(0, 0, w, h, 0, '#d3e7ea'),
    tiles(0, 640, '#e3f1f2'),
    box(0, 640, w, 160, 0, '#9fb9bd'),
    tiles(640, 160, '#adc5c8'),
    window(120, 100, 190, 190, '#eef7f4', '#b5d3b8'),
    line('M720 90v540M720 96h420', '#8a9ba3', 14),
    shape('M740 110h360v520q-30 10-60 0t-60 0-60 0-60 0-60 0-60 0z', '#f6efe2', ' opacity=".75"'),
    line('M800 120v500M880 120v500M960 120v500M1040 120v500', '#e6dac6', 4),
    at(
      900,
      650,
      1,
      0,
      line('M-90-170L-110 30M90-170L110 30M-60-170L-70 30M60-170L70 30', '#7f919a', 14),
      box(-120, -190, 240, 34, 16, '#fdfdfb'),
      box(-110, -330, 220, 90, 24, '#fdfdfb'),
      line('M-96-240v60M96-240v60', '#7f919a', 14),
      line('M-128-250h-10v66M128-250h10v66', '#5aa39c', 14),
    ),
    line('M1150 250v250', '#e0903f', 22),
    circle(1150, 250, 20, '#c9772b'),
    circle(1150, 500, 20, '#c9772b'),
    line('M860 200v-50c0-30 50-30 50 0', '#8a9ba3', 12),
    shape('M876 156h68l14 24h-96z', '#8a9ba3'),
    box(120, 470, 330, 40, 16, '#c99b6d'),
    shape('M190 410h190c0 50-30 70-70 70h-50c-40 0-70-20-70-70z', '#fdfdfb'),
    line('M285 410v-40c0-20 30-20 30 0', '#8a9ba3', 12),
    box(140, 510, 290, 150, 10, '#dab48a'),
    line('M285 520v130', '#c99b6d', 6),
    circle(270, 580, 7, '#8a6a4a'),
    circle(300, 580, 7, '#8a6a4a'),
    circle(520, 220, 90, '#f6efe2'),
    circle(520, 220, 76, '#eaf5f6'),
    line('M490 200l40-34', '#fff', 10),
    at(400, 470, 0.8, 0, box(-20, -70, 40, 70, 12, '#e07a5f'), line('M0-70v-30h24', '#b4533c', 10)),
    plant(165, 470, 0.6, '#fdfdfb', '#5a9a76'),
    line('M500 400h150', '#8a9ba3', 14),
    box(530, 400, 90, 150, 10, '#5aa39c'),
    box(530, 500, 90, 16, 0, '#8cc7c2'),
    oval(620, 720, 170, 34, '#f3dcc0'),
    oval(620, 720, 130, 22, '#f8e9d5'),
  ];
}
