import type { WorldContentCategory } from '../../../world/world-types.ts';

const ofNews = [
  ['practice', 'Practice'],
  ['funding', 'Funding and policy'],
  ['research', 'Research'],
  ['association', 'From the association'],
] as const;
const ofResources = [
  ['practice', 'Practice guides'],
  ['funding', 'Funding and reports'],
  ['research', 'Evidence summaries'],
  ['association', 'Forms and templates'],
] as const;
const below: Readonly<Record<string, readonly string[]>> = {
  practice: ['Adults', 'Children and schools'],
  funding: ['NDIS', 'Medicare'],
  research: ['Trials', 'Reviews'],
  association: ['Members', 'Students'],
};

/** Categories of news and of resources, with those below them after each. */
export const contentCategories: readonly WorldContentCategory[] = [
  ...ofNews.flatMap(([name, label]) => withThoseBelow('news', name, label, 'NewsCategories')),
  ...ofResources.flatMap(([name, label]) => withThoseBelow('resource', name, label, 'ResourceCategories')),
];

function withThoseBelow(
  kind: 'news' | 'resource',
  name: string,
  label: string,
  type: WorldContentCategory['type'],
): WorldContentCategory[] {
  const parentId = contentCategoryId(kind, name);
  const others = below[name] ?? [];
  return [
    { id: parentId, label, type, parentId: null },
    ...others.map((other, index) => ({ id: `${parentId}-${index + 1}`, label: other, type, parentId })),
  ];
}

export function contentCategoryId(kind: 'news' | 'resource', name: string): string {
  return `${kind}-category-${name}`;
}
