import { box, circle, darker, lighter, line, shape } from './draw.ts';
import type { Look } from './looks.ts';

const shoulders = 'M24 240c0-34 13-53 42-61l38-10c5 13 27 13 32 0l38 10c29 8 42 27 42 61z';
const openNeck = 'M103 168l17 32 17-32c-5 10-29 10-34 0z';

function flaps(fill: string): string {
  return shape('M103 166l-9 5 8 27 18-16zM137 166l9 5-8 27-18-16z', fill);
}

function lapels(fill: string): string {
  return shape('M101 168l-16 6 2 22 9 3-3 8 27 33zM139 168l16 6-2 22-9 3 3 8-27 33z', fill);
}

function stripes(tone: string, wide: boolean): string {
  const rows = wide ? [200, 214, 228] : [196, 216, 236, 256, 276, 296, 316, 336, 356, 376];
  return rows
    .map((y) => line(wide ? `M${y === 200 ? 44 : 36} ${y}H${y === 200 ? 196 : 204}` : `M76 ${y}H164`, tone, 5))
    .join('');
}

const cuts: Record<string, (look: Look, torso: string) => string> = {
  tee: (look, torso) => shape(torso, look.topColour) + line('M103 169c5 13 29 13 34 0', darker(look.topColour), 4.5),
  scoop: (look, torso) =>
    shape(torso, look.topColour) +
    shape('M96 170c4 20 14 28 24 28s20-8 24-28l-8-3c-8 9-24 9-32 0z', look.skin) +
    line('M96 171c4 19 14 27 24 27s20-8 24-27', darker(look.topColour), 3),
  scrubs: (look, torso) =>
    shape(torso, look.topColour) +
    shape('M101 168l19 36 19-36c-6 10-32 10-38 0z', look.skin) +
    line('M100 168l20 38 20-38', darker(look.topColour, 0.24), 5) +
    box(138, 196, 26, 32, 5, darker(look.topColour, 0.1)) +
    line('M147 190v13', '#f7f5f1', 4),
  shirt: (look, torso) =>
    shape(torso, look.topColour) +
    shape(openNeck, look.skin) +
    flaps(lighter(look.topColour, 0.4)) +
    line('M120 200v44', darker(look.topColour, 0.14), 2.5) +
    circle(120, 214, 2.5, darker(look.topColour, 0.3)) +
    circle(120, 230, 2.5, darker(look.topColour, 0.3)),
  polo: (look, torso) =>
    shape(torso, look.topColour) +
    shape('M106 172l14 24 14-24c-6 6-22 6-28 0z', look.skin) +
    flaps(darker(look.topColour, 0.2)) +
    circle(120, 208, 2.3, lighter(look.topColour, 0.6)),
  blazer: (look, torso) =>
    shape(torso, look.topColour) +
    shape('M100 168l20 72 20-72c-6 13-34 13-40 0z', '#f6f1ea') +
    shape(openNeck, look.skin) +
    lapels(darker(look.topColour, 0.22)),
  suit: (look, torso) =>
    shape(torso, look.topColour) +
    shape('M100 168l20 72 20-72c-6 13-34 13-40 0z', '#f2f1f4') +
    shape('M115 184h10l-2 8 5 40-8 8-8-8 5-40z', '#8c3f4a') +
    flaps('#fff') +
    lapels(darker(look.topColour, 0.22)),
  cardi: (look, torso) =>
    shape(torso, look.topColour) +
    shape('M98 169c-6 24-6 48-2 71h48c4-23 4-47-2-71l-6-2c-6 12-26 12-32 0z', '#f5ecdf') +
    line('M98 170c-6 24-6 48-2 72M142 170c6 24 6 48 2 72', darker(look.topColour), 5) +
    line('M104 169c5 12 27 12 32 0', '#dfcfb8', 3),
  roll: (look, torso) =>
    shape(torso, look.topColour) +
    box(98, 156, 44, 26, 11, lighter(look.topColour, 0.08)) +
    line('M100 180c10 6 30 6 40 0', darker(look.topColour), 3),
  stripes: (look, torso) =>
    shape(torso, '#f6f1e8') +
    stripes(look.topColour, torso === shoulders) +
    line('M103 169c5 13 29 13 34 0', look.topColour, 4.5),
  overall: (look, torso) =>
    shape(torso, '#f3e3c7') +
    line('M103 169c5 13 29 13 34 0', '#d9c4a0', 4) +
    shape('M84 206h72v40h-72zM80 172l14-4 4 40h-12zM160 172l-14-4-4 40h12z', look.topColour) +
    circle(92, 208, 4, '#e7b650') +
    circle(148, 208, 4, '#e7b650'),
};

function worn(look: Look): string {
  const has = (name: string) => look.extras.includes(name);
  const parts: string[] = [];
  if (has('lanyard'))
    parts.push(
      line('M99 170l19 50M141 170l-19 50', '#e5a13c', 4),
      box(106, 218, 28, 30, 5, '#fff'),
      circle(120, 228, 5, '#cfd8dc'),
    );
  if (has('necklace')) parts.push(line('M101 170c4 18 34 18 38 0', '#e0ab45', 2.6), circle(120, 186, 4.5, '#e0ab45'));
  if (has('scarf'))
    parts.push(
      shape('M92 164c16 14 40 14 56 0 8 8 8 20 0 28-18 10-38 10-56 0-8-8-8-20 0-28z', '#e3a04f'),
      shape('M126 190l22-4 6 50h-24z', '#d58f3e'),
    );
  return parts.join('');
}

/** Clothing in the 240 box of a portrait: the shoulders of a bust unless another outline is given. */
export function clothes(look: Look, torso = shoulders): string {
  const cut = cuts[look.top] ?? cuts['tee'];
  return (cut ? cut(look, torso) : '') + worn(look);
}
