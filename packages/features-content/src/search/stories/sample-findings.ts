import type { FoundSection, FoundTag, FoundThing } from '@portal/api';
import type { Findings } from '../pages/Search/findings.ts';

export function sampleFound(kind: FoundThing['kind'], changes: Partial<FoundThing> = {}): FoundThing {
  return {
    ...{ kind, id: `${kind}-1`, at: '2026-10-20T01:00:00.000Z', zone: null, alias: null, isOpen: true, imageUrl: null },
    title: [
      { text: 'Splint', isMatch: true },
      { text: ' making at the bench', isMatch: false },
    ],
    excerpt: [
      { text: '… how to heat, mould and trim a ', isMatch: false },
      { text: 'splint', isMatch: true },
      { text: ' in ten minutes …', isMatch: false },
    ],
    ...changes,
  };
}

function section(kind: FoundThing['kind'], totalItemCount: number, changes: Partial<FoundThing> = {}): FoundSection {
  const hits = Array.from({ length: Math.min(totalItemCount, 2) }, (_, at) =>
    sampleFound(kind, { id: `${kind}-${at + 1}`, ...changes }),
  );
  return { kind, totalItemCount, hits };
}

const joined = sampleFound('community', { alias: 'hand-therapy', title: [{ text: 'Hand Therapy', isMatch: false }] });
const notJoined = { id: 'community-2', alias: 'closed', isOpen: false, title: [{ text: 'Makers', isMatch: false }] };

/** Something of each kind but resources; of two communities one is not open. */
export const sampleFindings: Findings = {
  sections: [
    section('news', 12),
    section('resource', 0),
    section('event', 2, { zone: 'Australia/Perth' }),
    section('post', 31, { alias: 'hand-therapy' }),
    { kind: 'community', totalItemCount: 2, hits: [joined, { ...joined, ...notJoined }] },
  ],
  isSimilar: false,
  tag: null,
};

export const noFindings: Findings = {
  sections: sampleFindings.sections.map(({ kind }) => ({ kind, totalItemCount: 0, hits: [] })),
  isSimilar: false,
  tag: null,
};

export const sampleTags: readonly FoundTag[] = [
  'Splinting',
  'Splints',
  'Soft splints',
  'Night splints',
  'Casts and splints',
]
  .concat(['Splint making', 'Thermoplastic splints'])
  .map((label, at) => ({ id: `tag-${at + 1}`, label }));
