import { circle, darker, lighter, line, oval, shape } from './draw.ts';
import type { Look } from './looks.ts';

interface Hair {
  back?: (hair: string) => string;
  front?: (hair: string) => string;
}

const swept = 'M80 114c-8-44 8-71 41-71s47 26 39 71c-3-14-8-27-15-36-13 8-29 9-43 2-11 8-18 19-22 34z';
const parted = 'M79 120c-9-48 9-77 41-77s50 29 41 77c-3-20-9-35-21-45-8-4-14-9-18-16-4 9-10 14-18 19-13 9-21 22-25 42z';
const pulled = 'M81 106c-5-38 9-62 39-62s44 24 39 62c-4-17-10-28-20-33-12-5-26-5-38 0-10 5-16 16-20 33z';
const sleek = 'M81 108c-6-40 9-65 39-65s45 25 39 65c-3-6-4-12-5-18-17-3-31-9-42-21-7 9-17 16-26 20-1 7-2 13-5 19z';
const bobBack = 'M120 39c-36 0-51 25-50 62l-3 42c-1 13 7 20 18 20h70c11 0 19-7 18-20l-3-42c1-37-14-62-50-62z';
const longBack =
  'M120 39c-37 0-53 27-51 64 1 28-5 48-9 70-2 12 6 18 16 18h88c10 0 18-6 16-18-4-22-10-42-9-70 2-37-14-64-51-64z';
const wavyBack =
  'M120 38c-40 0-57 28-53 62 2 14-9 20-9 34 0 12 7 15 5 27-2 14 8 25 22 24h70c14 1 24-10 22-24-2-12 5-15 5-27 0-14-11-20-9-34 4-34-13-62-53-62z';

function curls(
  hair: string,
  centreY: number,
  rx: number,
  ry: number,
  r: number,
  from: number,
  to: number,
  steps: number,
): string {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / steps) * Math.PI) / 180;
    return circle(Math.round(120 + rx * Math.cos(angle)), Math.round(centreY + ry * Math.sin(angle)), r, hair);
  }).join('');
}

function braid(hair: string, x: number, lean: number): string {
  const knots = [0, 1, 2, 3, 4].map((index) =>
    oval(x + lean * index, 140 + index * 15, 10.5 - index, 10, index % 2 === 0 ? hair : lighter(hair, 0.07)),
  );
  return `${knots.join('')}${circle(x + lean * 5, 210, 5, '#e0a84c')}`;
}

function locs(hair: string): string {
  const strands = [62, 72, 83, 94, 146, 157, 168, 178];
  return strands
    .map((x, index) =>
      line(
        `M${120 + (x - 120) * 0.5} 58C${x - (120 - x) * 0.06} 70 ${x} 110 ${x + (120 - x) * 0.04} ${168 + (index % 3) * 8}`,
        index % 2 === 0 ? hair : lighter(hair, 0.09),
        13,
      ),
    )
    .join('');
}

function scarf(cloth: string): string {
  const wrap =
    'M120 38c-38 0-55 28-52 66 2 30-4 48-16 70 16 26 44 34 68 34s52-8 68-34c-12-22-18-40-16-70 3-38-14-66-52-66zm0 21c21 0 32 17 32 44 0 28-12 47-32 47s-32-19-32-47c0-27 11-44 32-44z';
  const fold = line('M88 118c4 26 14 40 34 46 18 6 34 8 52 22', darker(cloth, 0.16), 3);
  return `${shape(wrap, cloth, ' fill-rule="evenodd"')}${fold}${line('M80 152c10 18 24 26 44 30', darker(cloth, 0.1), 3)}`;
}

function turban(cloth: string): string {
  const crown = 'M77 97c-12-40 8-68 43-68s55 28 43 68c-11-16-26-26-43-30-17 4-32 14-43 30z';
  const folds = ['M84 78c8-18 20-28 36-34', 'M96 76c8-10 18-16 30-20', 'M156 78c-8-18-20-28-36-34'];
  return `${shape(crown, cloth)}${folds.map((fold) => line(fold, darker(cloth, 0.16), 3)).join('')}${shape('M108 70c4-3 8-4.5 12-5.5 4 1 8 2.5 12 5.5l-12 7z', lighter(cloth, 0.5))}`;
}

const sides = 'M82 112c-5-14-4-30 4-40 1 12 1 24 0 34zM158 112c5-14 4-30-4-40-1 12-1 24 0 34z';

const styles: Record<string, Hair> = {
  bald: {},
  thin: { front: (hair) => shape(sides, hair) },
  crop: {
    front: (hair) =>
      shape('M82 100c-2-33 13-53 38-53s40 20 38 53c-3-13-7-22-13-27-15-5-35-5-50 0-6 5-10 14-13 27z', hair),
  },
  high: {
    front: (hair) =>
      shape(
        'M82 110c-6-28 2-54 21-63 11-5 23-5 34 0 19 9 27 35 21 63-3-5-4-11-5-17-2-13-9-24-17-30-10-4-22-4-32 0-8 6-15 17-17 30-1 6-2 12-5 17z',
        hair,
      ),
  },
  side: {
    front: (hair) =>
      shape(
        'M80 106c-6-36 9-64 43-64 29 0 45 22 38 64-3-3-5-6-6-10 0-11-3-19-8-25-17 4-36 2-47-8-7 7-12 17-13 32-2 4-4 8-7 11z',
        hair,
      ),
  },
  quiff: {
    front: (hair) =>
      shape(
        'M81 104c-5-20-4-38 6-48 4-16 32-26 54-15 17 2 25 24 18 63-3-12-6-22-13-30-12-5-32-7-47-1-9 6-15 17-18 31z',
        hair,
      ) + line('M100 56c10-7 26-8 38-1', lighter(hair, 0.14), 3),
  },
  pixie: {
    front: (hair) =>
      shape(
        'M79 114c-8-44 8-73 43-73 32 0 47 28 38 71-3-7-5-14-8-21-8-3-13-8-16-15-11 10-33 16-46 14-5 7-8 15-11 24z',
        hair,
      ),
  },
  curly: { front: (hair) => curls(hair, 84, 37, 31, 15, 172, 368, 9) + oval(120, 64, 34, 18, hair) },
  coils: {
    front: (hair) =>
      curls(hair, 80, 34, 32, 18, 176, 364, 8) +
      oval(120, 56, 34, 18, hair) +
      circle(104, 40, 14, hair) +
      circle(138, 42, 15, hair),
  },
  afro: {
    back: (hair) => circle(120, 90, 64, hair),
    front: (hair) =>
      shape('M80 104c-2-36 12-54 40-54s42 18 40 54c-5-14-9-23-15-28-16-6-34-6-50 0-6 5-10 14-15 28z', hair),
  },
  bob: {
    back: (hair) => shape(bobBack, darker(hair)),
    front: (hair) =>
      shape(swept, hair) +
      shape(
        'M79 100c-10 16-12 40-10 56 3 6 12 7 16 4-4-18-4-40-1-60zM161 100c10 16 12 40 10 56-3 6-12 7-16 4 4-18 4-40 1-60z',
        hair,
      ),
  },
  fringe: {
    back: (hair) => shape(bobBack, darker(hair)),
    front: (hair) => shape('M78 128c-10-52 8-86 42-86s52 34 42 86c-4-8-7-22-8-34-22 6-46 6-68 0-1 12-4 26-8 34z', hair),
  },
  long: { back: (hair) => shape(longBack, darker(hair)), front: (hair) => shape(parted, hair) },
  wavy: { back: (hair) => shape(wavyBack, darker(hair, 0.12)), front: (hair) => shape(swept, hair) },
  curls: {
    back: (hair) =>
      curls(darker(hair, 0.12), 116, 50, 54, 21, 120, 420, 16) + oval(120, 96, 46, 50, darker(hair, 0.12)),
    front: (hair) => curls(hair, 80, 36, 28, 14, 180, 360, 8) + oval(120, 60, 32, 16, hair),
  },
  bun: { back: (hair) => circle(120, 36, 21, darker(hair, 0.1)), front: (hair) => shape(pulled, hair) },
  knot: { back: (hair) => circle(161, 66, 20, darker(hair, 0.1)), front: (hair) => shape(sleek, hair) },
  pony: {
    back: (hair) => shape('M148 56c34 2 46 44 36 96-4 20-18 30-24 24 10-34 6-84-18-104z', darker(hair, 0.1)),
    front: (hair) => shape(sleek, hair),
  },
  braids: { front: (hair) => shape(parted, hair) + braid(hair, 77, -1) + braid(hair, 163, 1) },
  locs: {
    back: locs,
    front: (hair) =>
      shape(pulled, hair) + line('M104 52c-6 6-10 12-12 18M120 48v14M136 52c6 6 10 12 12 18', lighter(hair, 0.12), 2.5),
  },
  hijab: { front: scarf },
  turban: { front: turban },
};

/** Hair that falls behind the shoulders. */
export function hairBehind(look: Look): string {
  return styles[look.hair]?.back?.(look.hairColour) ?? '';
}

/** Hair, scarf or turban in front of the face. */
export function hairInFront(look: Look): string {
  return styles[look.hair]?.front?.(look.hairColour) ?? '';
}
