type Channels = [red: number, green: number, blue: number];

const enough = 4.5;

/** The brand colour, darkened until white words on it can be read. */
export function readableTone(hex: string): string {
  let channels = channelsOf(hex);
  while (contrastWithWhite(channels) < enough) channels = channels.map((one) => one * 0.97) as Channels;
  return `#${channels.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`;
}

/** By the formula of WCAG. */
function contrastWithWhite(channels: Channels): number {
  const [red, green, blue] = channels.map((one) => {
    const part = Math.round(one) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

function channelsOf(hex: string): Channels {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Channels;
}
