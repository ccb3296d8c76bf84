import { at, box, circle, line, shape } from '../draw.ts';
import { look } from '../looks.ts';
import { bust } from '../people.ts';
import { cloud, sun } from '../props.ts';
import { heart } from '../scenery.ts';

const w = 1280;
const h = 720;

export function mind(): string[] {
  return [
    box(0, 0, w, h, 0, '#d8cdec'),
    circle(640, 400, 350, '#e7def5'),
    circle(640, 400, 250, '#f4effb'),
    ...[-76, -52, -28, 28, 52, 76].map((turn, index) =>
      at(
        640,
        500,
        1,
        turn,
        line('M0-170v-150', '#7f9f86', 6),
        shape('M0-400c-34 40-34 76 0 110 34-34 34-70 0-110z', ['#8fb79b', '#e59a86', '#f0c67a'][index % 3] ?? ''),
      ),
    ),
    at(412, 268, 1.9, 0, bust(look('d wavy espresso roll #6a5a9c soft'), 3)),
    cloud(180, 210, 1.2),
    cloud(1120, 260, 1),
    sun(1060, 120, 40, '#f4c878'),
    heart(220, 470, 1, '#e59a86'),
    circle(1090, 500, 22, '#8f7cc0'),
    circle(1150, 450, 12, '#e59a86'),
  ];
}
