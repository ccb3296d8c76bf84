import { at, box, circle, line, shape } from '../draw.ts';
import { figure } from '../people.ts';
import { cloud, plant, roundTree, window } from '../props.ts';

const w = 1280;
const h = 720;

export function home(): string[] {
  return [
    box(0, 0, w, h, 0, '#cfe3ea'),
    circle(640, 380, 330, '#e0eff3'),
    cloud(180, 150, 1.2),
    cloud(1080, 190, 1),
    roundTree(170, 620, 1.4, '#7aa98a'),
    roundTree(1140, 620, 1.2, '#6a9a86'),
    box(0, 600, w, 120, 0, '#9cc2a8'),
    shape('M300 320L640 110l340 210z', '#b9593f', ' stroke="#b9593f" stroke-width="36" stroke-linejoin="round"'),
    box(340, 310, 600, 300, 8, '#fdf3e2'),
    box(820, 120, 54, 130, 8, '#9d4934'),
    window(400, 370, 130, 130, '#bfdfe6', '#9cc2a8', '#f3dcc0'),
    box(590, 370, 130, 240, 18, '#2f6f73'),
    circle(700, 500, 8, '#f0c46c'),
    box(610, 394, 90, 70, 10, '#bfdfe6'),
    shape('M560 366c10-40 60-50 95-50s85 10 95 50z', '#e0a84c'),
    shape('M590 606h140l330 74H590z', '#d6cdbd'),
    line('M760 540l280 70M760 540v70M900 575v66M1040 610v66', '#5f7482', 12),
    at(
      770,
      330,
      0.62,
      0,
      figure('a pixie white blazer #74496c older', {
        left: [52, 300, 66, 388],
        right: [196, 290, 210, 340],
        legs: [
          [98, 480, 96, 560],
          [142, 480, 146, 560],
        ],
        tilt: -4,
      }),
    ),
    at(
      430,
      330,
      0.62,
      0,
      figure('g crop black polo mustard grin', {
        left: [56, 300, 66, 388],
        right: [196, 270, 240, 220],
        legs: [
          [98, 480, 92, 560],
          [142, 480, 148, 560],
        ],
        tilt: 4,
      }),
    ),
    plant(380, 640, 0.8, '#d98c5f'),
  ];
}
