import postcss, { type AtRule, type ChildNode, type Root } from 'postcss';

/** The weight of a layer where there are no layers: how many ids a selector appears to have. */
const weights: Record<string, number> = {
  'portal.reset': 1,
  'portal.theme.base': 0,
  'portal.theme': 0,
  'portal.components': 2,
  'portal.features': 3,
};

const root = '.portal-root';

/**
 * What a page says of bare elements, of everything, or by inheritance is taken back before the portal's own rules. Drawings keep their attributes: any
 * rule of a page wins over those, so they are said again for the drawings of icons, and what a drawing does not say comes from the drawing around it.
 */
const takeBack = `
  .portal-root:not(#_) { all: initial; display: block }
  .portal-root:not(#_) :where(:not(svg, svg *)),
  .portal-root:not(#_) :where(:not(svg, svg *))::before, .portal-root:not(#_) :where(:not(svg, svg *))::after { all: revert }
  .portal-root:not(#_) :where(svg, svg *) {
    border: 0; margin: 0; padding: 0; background: none; box-shadow: none; filter: none; opacity: 1;
    font: inherit; letter-spacing: inherit; text-transform: inherit; text-decoration: none;
    vertical-align: baseline; transition: none; animation: none
  }
  .portal-root:not(#_) :where(svg) { position: static; float: none; min-width: 0; min-height: 0; max-height: none; overflow: hidden; transform: none }
  .portal-root:not(#_) :where(svg:not([fill])) { fill: initial }
  .portal-root:not(#_) :where(svg *:not([fill])) { fill: inherit }
  .portal-root:not(#_) :where(svg:not([stroke])) { stroke: initial }
  .portal-root:not(#_) :where(svg *:not([stroke])) { stroke: inherit }
  .portal-root:not(#_) :where(svg:not([stroke-width])) { stroke-width: initial }
  .portal-root:not(#_) :where(svg *:not([stroke-width])) { stroke-width: inherit }
  .portal-root:not(#_) :where(svg, svg *):where([fill="none"]) { fill: none }
  .portal-root:not(#_) :where(svg, svg *):where([fill="currentColor"]) { fill: currentColor }
  .portal-root:not(#_) :where(svg, svg *):where([stroke="currentColor"]) { stroke: currentColor }
  .portal-root:not(#_) :where(svg):where([stroke-width="1.75"]) { stroke-width: 1.75 }
`;
const conditional = new Set(['media', 'supports', 'container', 'scope', 'starting-style']);

/**
 * Rewrites layered styles for a foreign page. Its rules stand in no layer and would win over every layered one, so these stand in none
 * either, apply below `.portal-root` only, and weigh more than what a page says of its own elements. The layers keep their order by weight.
 */
export async function embedStyles(styles: string): Promise<string> {
  const result = await postcss([{ postcssPlugin: 'portal-embed', OnceExit: (sheet) => unlayer(sheet) }]).process(
    styles,
    {
      from: undefined,
    },
  );
  return result.css;
}

function unlayer(sheet: Root): void {
  const byLayer = new Map<string, ChildNode[]>(Object.keys(weights).map((name) => [name, []]));
  const outside: ChildNode[] = [];
  sheet.each((node) => {
    if (isLayer(node)) (byLayer.get(node.params.trim()) ?? failOn(node)).push(...(node.nodes ?? []));
    else outside.push(node);
  });
  sheet.walkDecls((declaration) => {
    declaration.value = withoutRoot(declaration.value);
  });
  sheet.removeAll();
  for (const node of outside) {
    if (node.type === 'rule') throw new Error(`'${node.selector}' stands in no layer`);
    if (node.type === 'atrule' && conditional.has(node.name))
      throw new Error(`@${node.name} ${node.params} stands in no layer`);
    if (!(node.type === 'atrule' && node.name === 'layer')) sheet.append(node);
  }
  if ((byLayer.get('portal.reset') ?? []).length > 0) sheet.append(postcss.parse(takeBack));
  for (const [layer, nodes] of byLayer) {
    for (const node of nodes) {
      weigh(node, layer);
      sheet.append(node);
    }
  }
}

/** Measures that follow the size of the page's root would follow a foreign page's: they are pixels here, which the page multiplies where it likes. */
function withoutRoot(value: string): string {
  return value.replaceAll(
    /(?<![\w.-])(-?[\d.]+)rem\b/g,
    (_, size: string) => `calc(${Number(size) * 16}px * var(--portal-scale, 1))`,
  );
}

function isLayer(node: ChildNode): node is AtRule {
  return node.type === 'atrule' && node.name === 'layer' && node.nodes !== undefined;
}

function failOn(node: AtRule): never {
  throw new Error(`@layer ${node.params} is none of the portal's`);
}

function weigh(node: ChildNode, layer: string): void {
  if (node.type === 'rule') node.selectors = node.selectors.map((selector) => tie(selector, weights[layer] ?? 0));
  if (node.type !== 'atrule' || node.name.endsWith('keyframes')) return;
  if (node.name === 'layer') throw new Error(`@layer ${node.params} stands inside another rule`);
  node.each((child) => weigh(child, layer));
}

/** A selector that matches the same elements, but only the portal's root and what is in it. */
export function tie(selector: string, weight: number): string {
  const subject = selector.slice(startOfSubject(selector));
  if (/(?:^|[\s>+~,(])(?:html|body|:root)\b/.test(selector))
    throw new Error(`'${selector}' reaches outside the portal`);
  const weighed = `${root}${':not(#_)'.repeat(weight)}`;
  if (subject.includes(root)) return selector.slice(0, -subject.length) + subject.replace(root, weighed);
  const pseudoElement = subject.indexOf('::');
  if (pseudoElement < 0) return `${weighed} :is(${selector})`;
  const at = selector.length - subject.length + pseudoElement;
  const element = selector.slice(0, at);
  return `${weighed} :is(${/[\s>+~]$|^$/.test(element) ? `${element}*` : element})${selector.slice(at)}`;
}

/** Where the last compound selector begins: after the last combinator that stands in no brackets. */
function startOfSubject(selector: string): number {
  let depth = 0;
  let start = 0;
  for (let at = 0; at < selector.length; at += 1) {
    const character = selector.charAt(at);
    if ('(['.includes(character)) depth += 1;
    else if (')]'.includes(character)) depth -= 1;
    else if (depth === 0 && ' >+~'.includes(character)) start = at + 1;
  }
  return start;
}
