import { at, line, oval } from '../draw.ts';
import { figTree, lamp, mug, painting, window } from '../props.ts';
import { inWheelchair, room, seated } from '../scenery.ts';

const w = 1200;
const h = 800;

export function group(): string[] {
  return [
    room(w, h, '#e6dcef', '#b99ec4', 620),
    window(120, 100, 240, 230, '#dceaf2', '#a9c7b0'),
    painting(860, 110, 210, 170, '#8f7cc0', '#f0bd62'),
    lamp(600, 60, '#e0903f'),
    figTree(1130, 700, 1.2, '#fdf3e2', '#5a8a76'),
    oval(600, 690, 520, 96, '#f0e4d6'),
    oval(600, 690, 430, 72, '#f8efe4'),
    at(
      70,
      244,
      1,
      0,
      seated(
        'b long chestnut roll #d98f4f grin',
        { left: [46, 300, 70, 352], right: [196, 296, 170, 352], tilt: 6 },
        '#8fa8b8',
      ),
    ),
    at(
      326,
      196,
      0.92,
      0,
      seated(
        'e turban teal shirt cream beard',
        { left: [46, 300, 70, 352], right: [200, 284, 204, 216], tilt: 4 },
        '#c98f5f',
      ),
    ),
    at(
      626,
      196,
      0.92,
      0,
      seated(
        'a curls silver blazer #2f6f73 older grin',
        { left: [46, 300, 106, 336], right: [194, 300, 134, 336], tilt: -4 },
        '#8fa8b8',
      ),
    ),
    at(
      860,
      244,
      1,
      0,
      inWheelchair('g crop black polo #74496c grin', {
        left: [46, 300, 72, 352],
        right: [194, 300, 168, 352],
        tilt: -6,
      }),
    ),
    at(
      600,
      740,
      1,
      0,
      oval(0, -40, 130, 26, '#c99b6d'),
      line('M-60-20l-16 60M60-20l16 60', '#a0744b', 14),
      mug(-40, -42, 0.8, '#e07a5f'),
      mug(50, -42, 0.8, '#2f6f73'),
    ),
  ];
}
