import postcss from 'postcss';

/**
 * The faces of a stylesheet whose letters the device itself has. They cost no request, and a page that is drawn without them moves when the sheet comes:
 * its first lines would be in another font of the device.
 */
export function localFaces(css: string): string {
  const faces: string[] = [];
  postcss.parse(css).walkAtRules('font-face', (face) => {
    const sources =
      face.nodes?.flatMap((node) => (node.type === 'decl' && node.prop === 'src' ? [node.value] : [])) ?? [];
    if (sources.length > 0 && sources.every((source) => !source.includes('url('))) faces.push(face.toString());
  });
  return faces.join('');
}
