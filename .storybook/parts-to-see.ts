/** First words of the titles of the design system's stories, which render its colours in every state. */
const designSystem: readonly string[] = ['Foundations', 'Components', 'Charts', 'Data'];

export function isOfDesignSystem(title: string): boolean {
  return designSystem.includes(title.split('/')[0] ?? '');
}

/** Where a story stands, and what it is called there. */
export interface StoryPlace {
  title: string;
  name: string;
}

/** Stories in which a screen has nothing of its own to show. */
const states: readonly string[] = ['Loading', 'Empty', 'Failed', 'Forbidden'];

/** Which parts have been seen in the other looks. */
interface PartsToSee {
  areSeen: (story: StoryPlace, roots: readonly Element[]) => boolean;
  note: (story: StoryPlace, roots: readonly Element[]) => void;
}

/**
 * The rule of the dark scheme: every story of the design system is seen in it; of a screen or a component of a feature one, the first that shows more than
 * a state, and every story that renders a class which none of any title has rendered before. Colours come with classes, and a screen puts together what the
 * design system has shown.
 */
export function partsToSee(): PartsToSee {
  const classes = new Set<string>();
  const titles = new Set<string>();
  return {
    areSeen({ title, name }, roots) {
      const isSeenThere = titles.has(title) || states.includes(name);
      return !isOfDesignSystem(title) && isSeenThere && classesIn(roots).every((each) => classes.has(each));
    },
    note({ title, name }, roots) {
      for (const each of classesIn(roots)) classes.add(each);
      if (!states.includes(name)) titles.add(title);
    },
  };
}

function classesIn(roots: readonly Element[]): string[] {
  return roots.flatMap((root) => [...root.querySelectorAll('[class]')].map((part) => part.getAttribute('class') ?? ''));
}
