export interface TreeNode {
  id: string;
  label: string;
  /** How many things the node holds, shown beside it. */
  count?: number;
  children?: readonly TreeNode[];
}

export type Tick = 'on' | 'some' | 'off';

/** A parent is on when all of its children are, half on when some are. */
export function tickOf(node: TreeNode, selected: ReadonlySet<string>): Tick {
  const children = node.children ?? [];
  if (children.length === 0) return selected.has(node.id) ? 'on' : 'off';
  const ticks = children.map((child) => tickOf(child, selected));
  if (ticks.every((tick) => tick === 'on')) return 'on';
  return ticks.every((tick) => tick === 'off') ? 'off' : 'some';
}

/** Turns a node with all beneath it on, or off when it was on; a parent is selected exactly when all of its children are. */
export function toggleNode(nodes: readonly TreeNode[], selected: readonly string[], id: string): string[] {
  const all = nodes.flatMap(withDescendants);
  const node = all.find((each) => each.id === id);
  const next = new Set(selected);
  if (node !== undefined) {
    const isOn = tickOf(node, next) === 'on';
    for (const each of withDescendants(node)) {
      if (isOn) next.delete(each.id);
      else next.add(each.id);
    }
  }
  return all.filter((each) => tickOf(each, next) === 'on').map((each) => each.id);
}

function withDescendants(node: TreeNode): TreeNode[] {
  return [node, ...(node.children ?? []).flatMap(withDescendants)];
}
