/** Which stories have shown texts in which colours. */
interface ColoursSeen {
  /** Whether another story has shown each text of the page as it is drawn here; remembers what none has. */
  areSeen: (story: string, page: Element) => boolean;
}

/** What may stand over the rest of a page: axe does not judge a text that something covers. */
const covers = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="tooltip"]';
/** What is disabled may be faint, and so may its label. */
const disabled = ':disabled, [aria-disabled="true"], [inert]';
const fields: readonly string[] = ['input', 'textarea', 'select'];

/**
 * A text that is drawn in the same colours, size and weight, in elements of the same classes which draw the same grounds, has the same contrast. A story that
 * failed is looked at when it is tried again: what it has shown first counts for others alone.
 */
export function coloursSeen(): ColoursSeen {
  const numbers = new Map<string, number>();
  const firstIn = new Map<number, string>();
  /** Each way of being drawn begins with the number of its parent's, so that none is written twice. */
  const numberOf = (...way: readonly unknown[]): number => {
    const written = way.join('|');
    const number = numbers.get(written) ?? numbers.size;
    numbers.set(written, number);
    return number;
  };
  return {
    areSeen(story, page) {
      const exempt = exemptIn(page);
      const hasCover = page.querySelector(covers) !== null;
      let areAllSeen = true;
      const look = (element: Element, ground: number, isCovered: boolean) => {
        const style = getComputedStyle(element);
        if (style.display === 'none' || (element.localName === 'svg' && isBlank(element.textContent))) return;
        const covered = isCovered && !element.matches(covers);
        const { backgroundColor, backgroundImage, opacity, position } = style;
        const own = numberOf(
          ...[ground, element.localName, element.getAttribute('class'), exempt.has(element), covered],
          ...[isFlat(element), backgroundColor, backgroundImage, opacity, position],
        );
        if (holdsText(element)) {
          const { color, fontSize, fontWeight, textShadow, visibility } = style;
          const text = numberOf(own, color, fontSize, fontWeight, textShadow, visibility);
          const first = firstIn.get(text);
          if (first === undefined) firstIn.set(text, story);
          if (first === undefined || first === story) areAllSeen = false;
        }
        for (const child of [...(element.shadowRoot?.children ?? []), ...element.children]) look(child, own, covered);
      };
      look(page, numberOf('page'), hasCover);
      return areAllSeen;
    },
  };
}

/** Whatever axe leaves out because it is disabled, or the label of something that is. */
function exemptIn(page: Element): ReadonlySet<Element> {
  const labels = [...page.querySelectorAll('label')];
  const found = new Set<Element>();
  for (const control of page.querySelectorAll(disabled)) {
    const named = (control.getAttribute('aria-labelledby') ?? '').split(/\s+/);
    const isFor = ({ htmlFor }: HTMLLabelElement) => control.id !== '' && htmlFor === control.id;
    const naming = named.map((id) => (id === '' ? null : document.getElementById(id)));
    const known = [control, control.closest('label'), ...labels.filter(isFor), ...naming];
    for (const each of known) if (each !== null) found.add(each);
  }
  return found;
}

function holdsText(element: Element): boolean {
  return (
    fields.includes(element.localName) ||
    [...element.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && !isBlank(child.textContent))
  );
}

function isBlank(text: string | null): boolean {
  return (text ?? '').trim() === '';
}

/** Of no height or width: what is in it may be shut away, and is not seen. */
function isFlat(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width < 2 || height < 2;
}
