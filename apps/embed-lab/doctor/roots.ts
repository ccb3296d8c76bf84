import type { Page } from 'playwright-core';
import type { Finding } from './finding.ts';

const mostRoots = 10;

interface Root {
  /** Its styles have come. */
  isStyled: boolean;
  /** Another root that it stands in. */
  isNested: boolean;
  width: number;
  /** What it stands in that holds `position: fixed` back, with the reason. */
  traps: string[];
}

/** What is wrong with where the widgets stand. */
export async function rootFindings(page: Page): Promise<Finding[]> {
  const roots = await page.locator('.portal-root').all();
  const seen = await Promise.all(
    roots.slice(0, mostRoots).map((root) => root.evaluate(look, null, { timeout: 5_000 })),
  );
  return seen.flatMap(findingsOf);
}

/** Runs in the page. */
function look(root: HTMLElement | SVGElement): Root {
  const above = (element: Element): Element | null => {
    const parent = element.assignedSlot ?? element.parentNode;
    if (parent instanceof ShadowRoot) return parent.host;
    return parent instanceof Element ? parent : null;
  };
  const traps: string[] = [];
  for (let element = above(root); element !== null; element = above(element)) {
    const style = getComputedStyle(element);
    const name = element.tagName.toLowerCase() + (element.id === '' ? '' : `#${element.id}`);
    const reasons = [
      ...(['transform', 'filter', 'perspective', 'backdropFilter', 'translate', 'scale', 'rotate'] as const)
        .filter((property) => !['none', ''].includes(style[property] ?? ''))
        .map((property) => property.replace('backdropFilter', 'backdrop-filter')),
      ...(/paint|layout|strict|content/.test(style.contain) ? ['contain'] : []),
      ...(/transform|filter|perspective/.test(style.willChange) ? ['will-change'] : []),
      ...(style.position === 'fixed' && style.overflow !== 'visible' ? ['position: fixed with overflow'] : []),
    ];
    if (reasons.length > 0) traps.push(`<${name}> (${reasons.join(', ')})`);
  }
  return {
    isStyled: getComputedStyle(root).getPropertyValue('--portal-color-brand').trim() !== '',
    isNested: root.parentElement?.closest('.portal-root') != null,
    width: root.getBoundingClientRect().width,
    traps,
  };
}

function findingsOf({ isStyled, isNested, width, traps }: Root): Finding[] {
  const findings: Finding[] = [];
  if (!isStyled)
    findings.push({
      fault: 'A widget has no styles of the portal.',
      mend: "import '@portal/ui/embed.css', and the embed.css of each feature that you show.",
    });
  if (isNested)
    findings.push({
      fault: 'A root of the portal stands in another one.',
      mend: 'Give one PortalProvider a frame, and put the widgets of the same visitor below it.',
    });
  if (isStyled && width < 240)
    findings.push({
      fault: `A widget is ${Math.round(width)} px wide; it needs 240.`,
      mend: 'Let what it stands in grow: width: 100%, and in a flex row min-width: 0.',
    });
  for (const trap of traps)
    findings.push({
      fault: `Dialogs and menus are held back by what a widget stands in: ${trap}.`,
      mend: 'Take that property away, or open them elsewhere: overlayContainer={document.getElementById("…")}, an element right below <body>.',
    });
  return findings;
}
