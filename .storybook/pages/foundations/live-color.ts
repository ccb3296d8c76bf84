/** A CSS colour of any notation as the screen shows it: `#rrggbb`. */
export function hexOf(color: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return color;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** What a colour variable is worth where an element stands. */
export function liveColor(element: Element, variable: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${variable})`;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return hexOf(color);
}

/** The names of variables, as they stand in `var(--portal-…)`. */
export function variableOf(token: string): string {
  return /--[\w-]+/.exec(token)?.[0] ?? token;
}
