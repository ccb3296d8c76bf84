import { box, line } from '../draw.ts';
import { look } from '../looks.ts';
import { bust } from '../people.ts';
import { cloud, gum, roundTree, sun } from '../props.ts';
import { car, country } from '../scenery.ts';

const w = 1280;
const h = 720;

export function driving(): string[] {
  return [
    country(w, h, '#cfe6f0', '#8fb98a', 330),
    sun(980, 150, 56, '#fbe0a0'),
    cloud(260, 150, 1.4),
    cloud(680, 110, 0.9),
    roundTree(150, 500, 0.9, '#6f9f6d'),
    roundTree(1130, 510, 1.1, '#5f9068'),
    gum(350, 500, 0.7, '#7aa779'),
    box(0, 540, w, 180, 0, '#5c6675'),
    box(0, 540, w, 12, 0, '#eef0ec'),
    line('M40 640h120M280 640h120M520 640h120M760 640h120M1000 640h120', '#f6e7b8', 12),
    car(640, 620, 1.25, '#e07a5f', bust(look('d curly espresso tee teal grin'))),
  ];
}
