import { expect, test } from 'vitest';
import { tickOf, toggleNode, type TreeNode } from './tree-selection.ts';

const tree: TreeNode[] = [
  {
    id: 'areas',
    label: 'Practice areas',
    children: [
      { id: 'hand', label: 'Hand' },
      { id: 'mind', label: 'Mind' },
    ],
  },
  { id: 'alone', label: 'Alone' },
];

test.each([
  [[], 'areas', ['areas', 'hand', 'mind']],
  [['hand'], 'areas', ['areas', 'hand', 'mind']],
  [['areas', 'hand', 'mind'], 'areas', []],
  [['areas', 'hand', 'mind'], 'hand', ['mind']],
  [['mind'], 'hand', ['areas', 'hand', 'mind']],
  [['hand'], 'alone', ['hand', 'alone']],
])('%j with %s toggled becomes %j', (selected, id, expected) => {
  expect(toggleNode(tree, selected, id)).toEqual(expected);
});

test.each([
  [[], 'off'],
  [['hand'], 'some'],
  [['hand', 'mind'], 'on'],
] as const)('a parent over %j is %s', (selected, expected) => {
  expect(tickOf(tree[0]!, new Set(selected))).toBe(expected);
});
