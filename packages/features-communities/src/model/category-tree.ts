import type { Category } from '@portal/api';

export interface CategoryNode {
  id: string;
  name: string;
  communityCount: number;
  children: readonly CategoryNode[];
}

export type Tick = 'on' | 'some' | 'off';

type FlatCategory = Pick<Category, 'id' | 'name' | 'parentCategoryId' | 'communityCount'>;

/** Builds the tree from the flat list. A category whose parent is missing stands at the top, so that none is lost. */
export function categoryTree(categories: readonly FlatCategory[]): CategoryNode[] {
  const known = new Set(categories.map((category) => category.id));
  const isTop = (category: FlatCategory) => category.parentCategoryId === null || !known.has(category.parentCategoryId);
  return categories.filter(isTop).sort(byName).map(toNode);

  function toNode(category: FlatCategory): CategoryNode {
    const children = categories.filter((other) => other.parentCategoryId === category.id && other.id !== category.id);
    return {
      id: category.id,
      name: category.name,
      communityCount: category.communityCount,
      children: children.sort(byName).map(toNode),
    };
  }
}

function byName(a: FlatCategory, b: FlatCategory): number {
  return a.name.localeCompare(b.name);
}

/** A parent with only some of its children ticked is half-ticked. */
export function tickOf(node: CategoryNode, selected: ReadonlySet<string>): Tick {
  if (node.children.length === 0) return selected.has(node.id) ? 'on' : 'off';
  const ticks = node.children.map((child) => tickOf(child, selected));
  if (ticks.every((tick) => tick === 'on')) return 'on';
  return ticks.every((tick) => tick === 'off') ? 'off' : 'some';
}

/** Ticks or unticks a category with everything beneath it; parents follow their children. */
export function toggleCategory(tree: readonly CategoryNode[], selected: readonly string[], id: string): string[] {
  const node = findCategory(tree, id);
  if (!node) return selected.filter((other) => other !== id);
  const next = new Set(selected);
  const isOn = tickOf(node, next) === 'on';
  for (const each of withDescendants(node)) {
    if (isOn) next.delete(each.id);
    else next.add(each.id);
  }
  return settle(tree, next);
}

/** A parent is selected exactly when all of its children are, whatever the address said. */
export function settleCategories(tree: readonly CategoryNode[], selected: readonly string[]): string[] {
  const next = new Set<string>();
  for (const node of tree.flatMap(withDescendants)) {
    if (selected.includes(node.id)) for (const each of withDescendants(node)) next.add(each.id);
  }
  return settle(tree, next);
}

/** The selected categories in the order of the tree, for the chips. */
export function selectedCategories(tree: readonly CategoryNode[], selected: readonly string[]): CategoryNode[] {
  return tree.flatMap(withDescendants).filter((node) => selected.includes(node.id));
}

function settle(tree: readonly CategoryNode[], selected: ReadonlySet<string>): string[] {
  return tree.flatMap(withDescendants).flatMap((node) => (tickOf(node, selected) === 'on' ? [node.id] : []));
}

function findCategory(tree: readonly CategoryNode[], id: string): CategoryNode | undefined {
  return tree.flatMap(withDescendants).find((node) => node.id === id);
}

function withDescendants(node: CategoryNode): CategoryNode[] {
  return [node, ...node.children.flatMap(withDescendants)];
}
