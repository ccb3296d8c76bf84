import { at, box, circle, darker, lighter, line, oval, shape } from './draw.ts';
import { figure, type Pose } from './people.ts';

/** A wall with a soft disc of light, and a floor. */
export function room(
  w: number,
  h: number,
  wall: string,
  floor: string,
  floorY: number,
  discX = w / 2,
  disc = h * 0.44,
): string {
  return (
    box(0, 0, w, h, 0, wall) +
    circle(discX, h * 0.5, disc, lighter(wall, 0.38)) +
    box(0, floorY, w, h - floorY, 0, floor)
  );
}

/** Sky and three lines of hills, far to near. */
export function country(w: number, h: number, sky: string, land: string, horizon: number): string {
  const ridge = (y: number, rise: number, tone: string) =>
    shape(
      `M0 ${y}c${w * 0.16} ${-rise} ${w * 0.3} ${-rise} ${w * 0.48} ${-rise * 0.3}s${w * 0.3} ${rise * 0.5} ${w * 0.52} ${-rise * 0.5}v${h}H0z`,
      tone,
    );
  return (
    box(0, 0, w, h, 0, sky) +
    ridge(horizon, 90, lighter(land, 0.4)) +
    ridge(horizon + 70, 110, lighter(land, 0.18)) +
    ridge(horizon + 150, 60, land)
  );
}

const sitting: Pose = {
  sits: true,
  legs: [
    [66, 384, 76, 496],
    [174, 384, 164, 496],
  ],
};

/** Someone on a chair, seen from the front. */
export function seated(words: string, pose: Pose = {}, chair = '#c98f5f'): string {
  const back =
    box(32, 226, 176, 176, 40, chair) +
    line('M58 410v106M182 410v106', darker(chair, 0.25), 14) +
    box(30, 372, 180, 40, 20, darker(chair, 0.12));
  return back + figure(words, { ...sitting, ...pose });
}

/** Someone in a wheelchair, seen from the front. */
export function inWheelchair(words: string, pose: Pose = {}, frame = '#39445c'): string {
  const side = (x: number) => oval(x, 410, 17, 104, frame) + oval(x, 410, 8, 84, lighter(frame, 0.35));
  return (
    box(50, 226, 140, 180, 26, frame) +
    box(40, 374, 160, 36, 16, darker(frame, 0.2)) +
    side(24) +
    side(216) +
    box(56, 502, 128, 14, 7, darker(frame, 0.3)) +
    figure(words, { ...sitting, ...pose })
  );
}

/** An open hand pointing up; the point is the wrist. */
export function hand(
  x: number,
  y: number,
  scale: number,
  turn: number,
  skin: string,
  sleeve: string,
  over = '',
): string {
  const shade = darker(skin, 0.14);
  return at(
    x,
    y,
    scale,
    turn,
    line('M40-66C70-76 84-100 92-128', skin, 30),
    box(-36, -40, 72, 150, 30, skin),
    box(-54, -148, 108, 130, 46, skin),
    line('M-38-130L-50-208', skin, 25),
    line('M-13-140L-18-236', skin, 26),
    line('M14-140L16-232', skin, 26),
    line('M40-128L48-204', skin, 24),
    line('M-40-88c22 12 50 8 66-10M-30-60c8-26 30-44 58-46', shade, 4),
    over,
    box(-50, 80, 100, 420, 26, sleeve),
    box(-56, 74, 112, 34, 16, lighter(sleeve, 0.2)),
  );
}

/** A wrist splint for a hand drawn by `hand`. */
export function splint(tone: string): string {
  return (
    shape('M-58-92c36 22 80 22 116 0l-14 140q-2 14-16 14h-56q-14 0-16-14z', tone) +
    [-64, -20, 24].map((y) => box(-56, y, 112, 18, 9, darker(tone, 0.3))).join('') +
    line('M-38-80L-26 40', lighter(tone, 0.3), 5)
  );
}

/** A car from the side with its driver; the point is the ground between the wheels. */
export function car(x: number, y: number, scale: number, tone: string, driver: string): string {
  const tyre = (cx: number) => circle(cx, -44, 46, '#2d2f3c') + circle(cx, -44, 22, '#d8dbe0');
  return at(
    x,
    y,
    scale,
    0,
    shape('M-190-150c30-90 70-118 130-118h80c70 0 110 50 146 118z', darker(tone, 0.1)),
    shape('M-160-152c24-68 56-92 106-92h36v92z', '#dff0f4'),
    shape('M0-244h22c50 0 82 36 110 92H0z', '#dff0f4'),
    `<svg x="0" y="-252" width="140" height="100">${at(-34, 6, 0.62, 0, driver)}</svg>`,
    shape('M-292-60c-6-56 20-88 76-92l400-2c74 6 116 34 122 94 1 12-6 20-18 20h-560c-12 0-19-8-20-20z', tone),
    line('M-14-150v94M-60-124h28M20-124h28', darker(tone, 0.2), 5),
    box(-292, -112, 30, 22, 8, '#f4b15a'),
    box(282, -116, 24, 24, 8, '#fff3cf'),
    tyre(-170),
    tyre(176),
  );
}

export function bunting(y: number, w: number, tones: readonly string[], sag = 60): string {
  const count = Math.round(w / 84);
  const drop = (t: number) => y + sag * 4 * t * (1 - t);
  const flags = Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.5) / count) * w;
    return shape(
      `M${Math.round(x) - 24} ${Math.round(drop((index + 0.5) / count))}h48l-24 46z`,
      tones[index % tones.length] ?? '#fff',
    );
  });
  return line(`M0 ${y}Q${w / 2} ${y + sag * 2} ${w} ${y}`, '#ffffff', 4) + flags.join('');
}

/** Toy blocks in a small stack. */
export function blocks(x: number, y: number, scale: number, tones: readonly [string, string, string]): string {
  return at(
    x,
    y,
    scale,
    0,
    box(-66, -60, 60, 60, 10, tones[0]),
    box(4, -60, 60, 60, 10, tones[1]),
    shape('M-34-118h72q6 0 6 6v46q0 6-6 6h-72q-6 0-6-6v-46q0-6 6-6z', tones[2]),
    circle(-36, -30, 14, lighter(tones[0], 0.5)),
    shape('M34-44l16 28h-32z', lighter(tones[1], 0.5)),
    line('M-14-90h32', lighter(tones[2], 0.5), 8),
  );
}

/** A chart of columns on a board. */
export function board(x: number, y: number, w: number, h: number, tones: readonly string[], face = '#fffdf8'): string {
  const gap = (w - 60) / tones.length;
  return (
    box(x - 10, y - 10, w + 20, h + 20, 18, '#d9cbb4') +
    box(x, y, w, h, 10, face) +
    tones
      .map((tone, index) => {
        const tall = h * (0.24 + ((index * 29) % 50) / 100);
        return box(x + 30 + index * gap, y + h - 26 - tall, gap * 0.56, tall, 8, tone);
      })
      .join('') +
    line(`M${x + 24} ${y + h - 22}h${w - 48}`, '#cfc6b8', 5)
  );
}

export function heart(x: number, y: number, scale: number, tone: string): string {
  return at(x, y, scale, 0, shape('M0 34c-60-36-62-84-28-88 16-2 26 10 28 18 2-8 12-20 28-18 34 4 32 52-28 88z', tone));
}

/** The joints of wall or floor tiles over the whole width of a 1200 wide scene. */
export function tiles(top: number, height: number, tone: string): string {
  const across = Array.from({ length: Math.floor(height / 70) }, (_, index) => `M0 ${top + index * 70}h1200`).join('');
  const down = Array.from({ length: 13 }, (_, index) => `M${index * 100} ${top}v${height}`).join('');
  return line(across + down, tone, 3);
}
