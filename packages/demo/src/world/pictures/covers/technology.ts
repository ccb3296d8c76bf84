import { at, box, circle, line, shape } from '../draw.ts';
import { plant } from '../props.ts';
import { inWheelchair, room } from '../scenery.ts';

const w = 1280;
const h = 720;

export function technology(): string[] {
  return [
    room(w, h, '#cfdcf2', '#93a9d1', 610),
    ...[
      [230, 190, '#f0bd62'],
      [1050, 170, '#e58a6b'],
      [1090, 420, '#5aa39c'],
      [190, 440, '#8f7cc0'],
    ].map(
      ([x, y, tone]) => circle(Number(x), Number(y), 74, '#f3f6fd') + circle(Number(x), Number(y), 40, String(tone)),
    ),
    line(
      'M305 200c80 10 110 40 150 80M975 180c-80 20-110 50-150 90M1015 420h-120M265 440h120',
      '#7f95c4',
      5,
      ' stroke-dasharray="2 16"',
    ),
    shape('M212 172l40 18-40 20z', '#fff'),
    line('M1030 170h40M1050 150v40', '#fff', 9),
    line('M1070 420l14 14 26-30', '#fff', 9),
    line('M190 416v30M178 446a12 12 0 0 0 24 0', '#fff', 9),
    at(
      500,
      112,
      1.16,
      0,
      inWheelchair('b side chestnut tee #e07a5f glasses grin', {
        left: [40, 300, 86, 344],
        right: [200, 300, 154, 344],
        trousers: '#39445c',
      }),
    ),
    at(
      640,
      476,
      0.9,
      0,
      box(-104, -78, 208, 138, 16, '#2f3b57'),
      box(-92, -66, 184, 114, 8, '#dfeafc'),
      circle(-46, -10, 26, '#f0bd62'),
      circle(14, -10, 26, '#5aa39c'),
      circle(66, -10, 18, '#e58a6b'),
    ),
    plant(1180, 680, 1.1, '#f3f6fd', '#4f7f8f'),
  ];
}
