/** The colour in which an element's words are painted, by the strongest part of its light. */
export function paintOf(element: HTMLElement): 'red' | 'green' | 'blue' {
  const pixel = new OffscreenCanvas(1, 1).getContext('2d');
  if (pixel === null) throw new Error('This browser paints nothing');
  pixel.fillStyle = getComputedStyle(element).color;
  pixel.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data;
  const most = Math.max(red, green, blue);
  return most === red ? 'red' : most === green ? 'green' : 'blue';
}
