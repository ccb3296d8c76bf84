/** First words of the titles of the design system's stories, which draw its colours in every state. */
const designSystem: readonly string[] = ['Foundations', 'Components', 'Charts', 'Data'];

export function isOfDesignSystem(title: string): boolean {
  return designSystem.includes(title.split('/')[0] ?? '');
}

/** Which parts of a screen have been seen in the other looks. */
interface PartsToSee {
  areSeen: (title: string, roots: readonly Element[]) => boolean;
  note: (title: string, roots: readonly Element[]) => void;
}

/**
 * The rule of the dark scheme: every story of the design system is seen in it, and of a screen or a component of a feature every story
 * that draws a class which none of the same title has drawn before. Colours come with classes, and a screen puts together what the
 * design system has shown: its first story is seen, then those with a part of their own, not the twelfth that differs in its words.
 */
export function partsToSee(): PartsToSee {
  const seen = new Map<string, Set<string>>();
  return {
    areSeen(title, roots) {
      const before = seen.get(title);
      return !isOfDesignSystem(title) && before !== undefined && classesIn(roots).every((name) => before.has(name));
    },
    note(title, roots) {
      seen.set(title, new Set([...(seen.get(title) ?? []), ...classesIn(roots)]));
    },
  };
}

function classesIn(roots: readonly Element[]): string[] {
  return roots.flatMap((root) => [...root.querySelectorAll('[class]')].map((part) => part.getAttribute('class') ?? ''));
}
