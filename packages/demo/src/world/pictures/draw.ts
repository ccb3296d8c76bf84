/** A finished drawing: standalone SVG text and its natural size. */
export interface Picture {
  svg: string;
  width: number;
  height: number;
}

export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${more}/>`;
}

export function box(x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"${more}/>`;
}

export function shape(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more}/>`;
}

export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
}

/** Places parts at a point, scaled, mirrored by a negative first scale, turned about their own origin. */
export function at(x: number, y: number, scale: number | [number, number], turn: number, ...parts: string[]): string {
  const size = typeof scale === 'number' ? `${scale}` : `${scale[0]} ${scale[1]}`;
  const rotate = turn === 0 ? '' : ` rotate(${turn})`;
  return `<g transform="translate(${x} ${y}) scale(${size})${rotate}">${parts.join('')}</g>`;
}

export function drawing(width: number, height: number, parts: readonly string[]): Picture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
  return { svg: svg.replace(/(\.\d\d)\d+/g, '$1'), width, height };
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** The colour that lies `share` of the way from one hex colour to another. */
export function mix(from: string, to: string, share: number): string {
  const goal = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + ((goal[index] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function darker(hex: string, share = 0.18): string {
  return mix(hex, '#1c1a2b', share);
}

export function lighter(hex: string, share = 0.25): string {
  return mix(hex, '#ffffff', share);
}
