import type { MessageText } from '@portal/kit';
import type { DeclaredFailure, FailureStory } from './failure-links.ts';

/** The words of one feature, as `defineMessages` gives them. */
export interface Catalogue {
  area: string;
  texts: Readonly<Record<string, MessageText>>;
}

export interface CallPlace {
  method: string;
  path: string;
}

export interface ErrorEntry {
  area: string;
  key: string;
  words: string;
  /** The calls whose failure says this: `PUT /api/v1/community/{id}/leave`. */
  calls: readonly string[];
  stories: readonly { storyId: string; name: string }[];
}

interface Links {
  stories: readonly FailureStory[];
  declared: readonly DeclaredFailure[];
}

const failureKey =
  /(?:Failed|Failure|Fails|Stale|Forbidden|Refused|NotFound|Unavailable|Wrong)(?:Title|Toast)?$|^(?:failed|forbidden|notFound|wrong)(?:[A-Z]\w*)?$/;
/** A sentence that tells of a failure, not one about things that have failed. */
const failureWords = /^(?:Error\b|Failed to\b)|went wrong|\bcould not be \w+\.?$|Try again\.?$/i;
const titleOfPage = /PageTitle$/;

/** What every feature can say is shown by the stories of any. */
const sharedAreas: readonly string[] = ['api', 'kit'];

/** Every entry of the features' error catalogues, with the calls that fail and the stories that show it. */
export function errorEntries(
  catalogues: readonly Catalogue[],
  callAt: (name: string) => CallPlace | null,
  { stories, declared }: Links,
): ErrorEntry[] {
  return catalogues.flatMap(({ area, texts }) => {
    const ofArea = sharedAreas.includes(area) ? stories : stories.filter((story) => story.area === area);
    const declaredHere = declared.filter((each) => each.area === area);
    const keysDeclared = new Set(declaredHere.flatMap(({ keys }) => keys));
    return Object.entries(texts).flatMap(([key, text]) => {
      const words = typeof text === 'string' ? text : text.other;
      const isFailure = failureKey.test(key) || failureWords.test(words);
      if (titleOfPage.test(key) || (!keysDeclared.has(key) && !isFailure)) return [];
      const shown = ofArea.filter((story) => story.texts.some((each) => says(each, words)));
      const inCode = declaredHere.filter(({ keys }) => keys.includes(key)).flatMap(({ calls }) => calls);
      const names = new Set(inCode.length > 0 ? inCode : shown.flatMap(({ calls }) => calls));
      const places = [...names].flatMap((name) => callAt(name) ?? []);
      const best = shown.toSorted((a, b) => b.calls.length - a.calls.length).slice(0, 3);
      return {
        area,
        key,
        words,
        calls: places.map(({ method, path }) => `${method} ${path}`),
        stories: best.map(({ storyId, title, name }) => ({ storyId, name: `${title}: ${name}` })),
      };
    });
  });
}

/** Whether a literal of a story is these words; their placeholders may stand for anything. */
function says(literal: string, words: string): boolean {
  const parts = words.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}\\.?$`).test(literal) || (literal.length > 12 && words.startsWith(literal));
}
