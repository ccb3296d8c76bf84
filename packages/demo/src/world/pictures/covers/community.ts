import { at, box, circle, oval } from '../draw.ts';
import { figure } from '../people.ts';
import { house, roundTree } from '../props.ts';
import { bunting, inWheelchair } from '../scenery.ts';

const w = 1280;
const h = 720;

export function community(): string[] {
  return [
    box(0, 0, w, h, 0, '#f8dccb'),
    circle(640, 420, 360, '#fcebe0'),
    bunting(60, w, ['#e07a5f', '#f0bd62', '#5aa39c', '#74496c', '#8fb8d8'], 50),
    house(120, 580, 1, '#fff6ec', '#c9624a'),
    house(1150, 580, 1.05, '#fff6ec', '#2f6f73'),
    roundTree(300, 590, 0.9, '#7fae8a'),
    roundTree(980, 590, 0.95, '#6f9f80'),
    box(0, 570, w, 150, 0, '#a9c79a'),
    ...(
      [
        [300, 'c bob black tee coral grin'],
        [840, 'd turban mustard shirt slate beard'],
        [430, 'b side grey polo navy older glasses'],
        [700, 'h braids black tee mustard hoops grin'],
      ] as const
    ).map(([x, words], index) =>
      at(
        x,
        176,
        0.82,
        0,
        figure(words, {
          left: [52, 300, 70, 386],
          right: index === 3 ? [200, 266, 222, 190] : [190, 300, 172, 386],
          legs: [
            [96, 480, 92, 590],
            [144, 480, 148, 590],
          ],
          trousers: ['#2f4a5c', '#39445c', '#5d4a3a', '#2b3f66'][index] ?? '',
          tilt: index % 2 ? 4 : -4,
        }),
      ),
    ),
    at(
      562,
      248,
      0.84,
      0,
      inWheelchair('a wavy honey blazer plum grin', { left: [48, 300, 72, 352], right: [192, 300, 168, 352] }),
    ),
    oval(160, 720, 260, 70, '#8fb587'),
    oval(1140, 720, 280, 70, '#8fb587'),
  ];
}
