import { at, box, circle, line } from '../draw.ts';
import { figure } from '../people.ts';
import { window } from '../props.ts';
import { room } from '../scenery.ts';

const w = 1200;
const h = 800;

export function classroom(): string[] {
  return [
    room(w, h, '#f3ead2', '#d0a673', 660),
    box(300, 80, 600, 250, 18, '#b98a5e'),
    box(318, 98, 564, 214, 8, '#2f6a5c'),
    line('M360 150h200M360 190h140M360 230h180', '#dcebe0', 9),
    circle(740, 200, 60, '#f0bd62'),
    line('M740 110v-10M740 300v-10M650 200h-10M840 200h-10', '#f0bd62', 9),
    window(60, 110, 180, 200, '#d5ebf2', '#a9c79a'),
    ...[
      [960, 110, '#e58a6b'],
      [1070, 100, '#8fb8d8'],
      [970, 230, '#f0bd62'],
      [1076, 230, '#5aa39c'],
    ].map(
      ([x, y, tone]) =>
        box(Number(x), Number(y), 90, 104, 8, '#fff') + circle(Number(x) + 45, Number(y) + 46, 28, String(tone)),
    ),
    at(
      474,
      178,
      1.08,
      0,
      figure('c hijab #5a7f9c blazer #74496c grin', { left: [44, 290, 14, 330], right: [196, 290, 226, 330] }),
    ),
    ...(
      [
        [60, 'a curly honey tee #5f8fc0 grin'],
        [330, 'f coils black tee #e0903f grin'],
        [640, 'd fringe black tee #5aa39c'],
        [910, 'b pony auburn tee #c9624a grin'],
      ] as const
    ).map(
      ([x, words], index) =>
        at(
          x,
          390,
          0.98,
          0,
          figure(words, {
            child: true,
            left: [48, 296, 88, 340],
            right: [192, 296, 152, 340],
            tilt: index % 2 ? 5 : -5,
          }),
        ) +
        box(x - 24, 610, 286, 30, 14, '#fdf3e2') +
        box(x + 6, 640, 20, 160, 8, '#a87f52') +
        box(x + 212, 640, 20, 160, 8, '#a87f52') +
        box(x + 6, 640, 226, 60, 0, '#d9b27c') +
        box(x + 68, 592, 104, 18, 6, '#fff') +
        line(`M${x + 150} 590l24-26`, ['#e07a5f', '#2f6f73', '#e0a84c', '#74496c'][index] ?? '', 9),
    ),
  ];
}
