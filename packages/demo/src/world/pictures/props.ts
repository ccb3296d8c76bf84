import { at, box, circle, darker, lighter, line, oval, shape } from './draw.ts';

/** A pot with leaves; the point is the middle of the pot's foot. */
export function plant(x: number, y: number, scale: number, pot = '#d98c5f', leaf = '#4f8a6b'): string {
  const leaves = [-58, -34, -12, 12, 34, 58].map((turn, index) =>
    at(
      0,
      -70,
      1,
      turn,
      shape('M0 0c-22-26-24-66 0-104 24 38 22 78 0 104z', index % 2 === 0 ? leaf : lighter(leaf, 0.16)),
      line('M0-6v-70', darker(leaf, 0.16), 2.5),
    ),
  );
  return at(
    x,
    y,
    scale,
    0,
    ...leaves,
    shape('M-46-76h92l-12 70q-1 6-8 6h-52q-7 0-8-6z', pot),
    box(-50, -84, 100, 20, 8, darker(pot, 0.1)),
  );
}

/** A tall houseplant with round leaves. */
export function figTree(x: number, y: number, scale: number, pot = '#efe6d8', leaf = '#3f7d68'): string {
  const leaves: [number, number, number][] = [
    [-44, -190, -40],
    [40, -210, 38],
    [-30, -270, -24],
    [34, -290, 26],
    [0, -340, 0],
    [-58, -240, -62],
    [58, -256, 60],
  ];
  return at(
    x,
    y,
    scale,
    0,
    line('M0-60V-300M0-180l-40-20M0-200l40-20M0-250l-40-20', darker(leaf, 0.3), 6),
    ...leaves.map(([dx, dy, turn], index) =>
      at(
        dx,
        dy,
        1,
        turn,
        oval(0, -20, 27, 40, index % 2 === 0 ? leaf : lighter(leaf, 0.14)),
        line('M0 12v-56', darker(leaf, 0.14), 2.5),
      ),
    ),
    shape('M-44-80h88l-10 72q-1 8-9 8h-50q-8 0-9-8z', pot),
  );
}

/** A window onto sky and hills. */
export function window(
  x: number,
  y: number,
  w: number,
  h: number,
  sky = '#d5e8ee',
  land = '#9cc2a8',
  frame = '#ffffff',
): string {
  const ground = y + h * 0.66;
  return [
    box(x - 12, y - 12, w + 24, h + 24, 20, frame),
    box(x, y, w, h, 10, sky),
    circle(x + w * 0.72, y + h * 0.3, Math.min(w, h) * 0.12, '#fbe3b0'),
    shape(
      `M${x} ${ground}q${w * 0.25} ${-h * 0.16} ${w * 0.5} 0t${w * 0.5}-${h * 0.06}v${h * 0.4 - 10}q0 10-10 10h-${w - 20}q-10 0-10-10z`,
      land,
    ),
    line(`M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.44}h${w}`, frame, 8),
    box(x - 22, y + h + 6, w + 44, 16, 8, darker(frame, 0.06)),
  ].join('');
}

/** Book spines standing on a line, from their heights. */
export function books(x: number, y: number, tones: readonly string[], height = 90): string {
  return tones
    .map(
      (tone, index) =>
        box(x + index * 26, y - height + ((index * 37) % 26), 22, height - ((index * 37) % 26), 4, tone) +
        box(x + index * 26 + 5, y - height * 0.6, 12, 5, 2, lighter(tone, 0.5)),
    )
    .join('');
}

export function shelf(x: number, y: number, w: number, tone = '#c99b6d'): string {
  return (
    box(x, y, w, 14, 7, tone) +
    box(x + 24, y + 12, 10, 22, 5, darker(tone)) +
    box(x + w - 34, y + 12, 10, 22, 5, darker(tone))
  );
}

export function mug(x: number, y: number, scale: number, tone: string): string {
  return at(
    x,
    y,
    scale,
    0,
    line('M20-38c26-4 26 26 0 24', darker(tone), 8),
    shape('M-26-52h52v38q0 14-14 14h-24q-14 0-14-14z', tone),
    oval(0, -52, 26, 6, darker(tone, 0.3)),
  );
}

export function laptop(x: number, y: number, scale: number, tone = '#49546b', screen = '#dfe9ee'): string {
  return at(
    x,
    y,
    scale,
    0,
    box(-92, -128, 184, 122, 12, tone),
    box(-82, -118, 164, 102, 6, screen),
    box(-110, -10, 220, 12, 6, lighter(tone, 0.2)),
  );
}

export function lamp(x: number, drop: number, tone: string): string {
  return (
    line(`M${x} 0v${drop}`, darker(tone, 0.4), 4) +
    oval(x, drop + 54, 26, 14, '#fff3cf') +
    shape(`M${x - 64} ${drop + 54}c0-36 26-60 64-60s64 24 64 60z`, tone)
  );
}

/** A framed picture on a wall: sun over hills. */
export function painting(x: number, y: number, w: number, h: number, a: string, b: string, frame = '#fff'): string {
  return (
    box(x, y, w, h, 10, frame) +
    box(x + 12, y + 12, w - 24, h - 24, 4, lighter(a, 0.5)) +
    circle(x + w * 0.62, y + h * 0.42, w * 0.13, b) +
    shape(
      `M${x + 12} ${y + h * 0.66}q${w * 0.22}-${h * 0.2} ${w * 0.45} 0t${w * 0.55 - 24} 0v${h * 0.34 - 12}h-${w - 24}z`,
      a,
    )
  );
}

export function cloud(x: number, y: number, scale: number, tone = '#ffffff'): string {
  return at(
    x,
    y,
    scale,
    0,
    shape('M-70 20c-24 0-34-34-6-42 2-30 44-40 60-14 20-14 48-2 48 20 30-4 40 36 10 36z', tone),
  );
}

export function sun(x: number, y: number, r: number, tone: string): string {
  return faintRing(x, y, r * 1.9, tone, 0.18) + faintRing(x, y, r * 1.4, tone, 0.28) + circle(x, y, r, tone);
}

function faintRing(x: number, y: number, r: number, tone: string, opacity: number): string {
  return circle(x, y, r, tone, ` opacity="${opacity}"`);
}

export function roundTree(x: number, y: number, scale: number, tone: string, trunk = '#7a5a48'): string {
  return at(
    x,
    y,
    scale,
    0,
    line('M0 0v-110M0-70l26-26M0-56l-24-22', trunk, 12),
    oval(0, -170, 74, 86, tone),
    oval(-22, -190, 34, 40, lighter(tone, 0.14)),
  );
}

/** A gum tree: pale limbs under loose crowns. */
export function gum(x: number, y: number, scale: number, tone: string, bark = '#e9ddcb'): string {
  return at(
    x,
    y,
    scale,
    0,
    line('M0 0c4-60-6-110 4-170M2-90c20-30 44-50 60-86M0-110c-20-30-34-44-50-84', bark, 14),
    oval(-58, -212, 62, 40, tone),
    oval(66, -206, 58, 38, darker(tone, 0.08)),
    oval(6, -262, 78, 50, lighter(tone, 0.1)),
  );
}

export function house(x: number, y: number, scale: number, wall: string, roof: string): string {
  return at(
    x,
    y,
    scale,
    0,
    box(-80, -100, 160, 100, 4, wall),
    shape('M-100-92L0-164 100-92q4 8-6 8H-94q-10 0-6-8z', roof),
    box(-18, -56, 36, 56, 6, darker(roof, 0.2)),
    box(-64, -66, 32, 30, 5, '#fdf3d8'),
    box(34, -66, 32, 30, 5, '#fdf3d8'),
    box(38, -160, 20, 40, 4, darker(roof, 0.2)),
  );
}
