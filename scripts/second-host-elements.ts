/** What is wrong with the custom elements of a portal that is built from packed packages. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Node } from 'postcss';

/** What the elements of the second host show, and what asks strangers to sign in. */
const styled = ['ui', 'features-communities', 'features-onboarding'];
/** The call of the feature of docs/your-own-feature.md, whose list is an element. */
const ownCall = '/api/harbour/surveys';

export function problemsOfElements(host: string): string[] {
  const folder = join(host, 'dist/embed');
  const text = (pattern: string) =>
    globSync(pattern, { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  const [script = ''] = text('v1.js');
  const [styles = ''] = text('assets/elements-*.css');
  const [fonts = ''] = text('assets/fonts-*.css');
  return [
    ...['portal-communities', 'harbour-surveys'].flatMap((tag) => (script.includes(tag) ? [] : [`it has no <${tag}>`])),
    ...(text('assets/*.js').some((code) => code.includes(ownCall)) ? [] : ['<harbour-surveys> has no code']),
    ...styled.flatMap((name) => lackingIn(styles, host, name)),
    ...unlayeredIn(styles),
    ...beyondFontsIn(fonts),
  ];
}

/** An element shows nothing as it should look without the styles of each package that is in it. */
function lackingIn(styles: string, host: string, name: string): string[] {
  const own = classesIn(readFileSync(join(host, 'node_modules/@portal', name, 'dist/styles.css'), 'utf8'));
  if (own.size === 0) return [`the styles of @portal/${name} name no class`];
  const there = classesIn(styles);
  const lacking = [...own].filter((one) => !there.has(one));
  return lacking.length === 0 ? [] : [`its elements lack ${lacking.length} of ${own.size} classes of @portal/${name}`];
}

function classesIn(css: string): Set<string> {
  const classes = new Set<string>();
  postcss.parse(css).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)) classes.add(name);
  });
  return classes;
}

/** Inside of an element a rule in no layer would win over all of the portal's, and a theme with it. */
function unlayeredIn(styles: string): string[] {
  const problems = new Set<string>();
  postcss.parse(styles).walkRules((rule) => {
    if (!isLayered(rule)) problems.add(`'${rule.selector}' of its elements stands in no layer of the portal`);
  });
  return [...problems];
}

function isLayered({ parent }: Node): boolean {
  if (parent === undefined) return false;
  const isInLayer = isAtRule(parent) && parent.name === 'layer' && parent.params.startsWith('portal.');
  return isInLayer || (isAtRule(parent) && parent.name.endsWith('keyframes')) || isLayered(parent);
}

function isAtRule(node: Node): node is AtRule {
  return node.type === 'atrule';
}

/** What is declared to the page itself reaches all of it. */
function beyondFontsIn(fonts: string): string[] {
  const { nodes } = postcss.parse(fonts);
  const others = nodes.filter((node) => node.type !== 'atrule' || node.name !== 'font-face');
  return [
    ...(nodes.length === 0 ? ['its elements declare no font'] : []),
    ...others.map((node) => `its elements declare '${node.toString()}' to the whole page`),
  ];
}
