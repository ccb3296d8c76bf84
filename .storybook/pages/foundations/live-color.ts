/** What colour variables are worth where an element stands, as the screen shows them: `#rrggbb`. */
export function liveColors(element: Element, variables: readonly string[]): string[] {
  const probes = variables.map((variable) => {
    const probe = document.createElement('span');
    probe.style.color = `var(${variable})`;
    return probe;
  });
  // All at once: the page then works out its styles once.
  element.append(...probes);
  const colors = probes.map((probe) => getComputedStyle(probe).color);
  for (const probe of probes) probe.remove();
  return hexesOf(colors);
}

/** A canvas knows every notation of CSS. */
function hexesOf(colors: readonly string[]): string[] {
  const canvas = document.createElement('canvas');
  canvas.width = colors.length;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return [...colors];
  colors.forEach((color, at) => {
    context.fillStyle = color;
    context.fillRect(at, 0, 1, 1);
  });
  const { data } = context.getImageData(0, 0, Math.max(1, colors.length), 1);
  return colors.map((_color, at) => {
    const parts = [...data.slice(at * 4, at * 4 + 3)];
    return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  });
}

/** The names of variables, as they stand in `var(--portal-…)`. */
export function variableOf(token: string): string {
  return /--[\w-]+/.exec(token)?.[0] ?? token;
}
