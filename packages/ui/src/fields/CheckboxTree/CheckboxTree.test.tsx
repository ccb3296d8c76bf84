import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CheckboxTree, type CheckboxTreeNode } from './CheckboxTree.tsx';

const { drawn } = vi.hoisted(() => ({ drawn: vi.fn() }));
vi.mock('../Checkbox/Checkbox.tsx', () => ({
  Checkbox({ label, isSelected, onChange }: { label: string; isSelected: boolean; onChange: () => void }) {
    drawn(label);
    return <input type="checkbox" aria-label={label} checked={isSelected} onChange={onChange} />;
  },
}));

const nodes = (): CheckboxTreeNode[] =>
  ['Body', 'Mind'].map((label) => ({
    id: label,
    label,
    children: [1, 2].map((index) => ({ id: `${label} ${index}`, label: `${label} ${index}` })),
  }));

/** A tree beside a field for words, whose nodes are made anew by each key. */
function Filters() {
  const [value, setValue] = useState<string[]>([]);
  const [words, setWords] = useState('');
  return (
    <>
      <input aria-label="Words" value={words} onChange={(event) => setWords(event.target.value)} />
      <CheckboxTree label="Categories" nodes={nodes()} value={value} onChange={setValue} />
    </>
  );
}

beforeEach(() => {
  render(<Filters />);
  drawn.mockClear();
});

test('a tick draws the boxes that it changes, and none of the others', () => {
  fireEvent.click(screen.getByLabelText('Mind 1'));
  fireEvent.click(screen.getByLabelText('Mind 2'));
  expect(drawn.mock.calls.flat()).toEqual(['Mind', 'Mind 1', 'Mind', 'Mind 2']);
  expect(screen.getByLabelText('Mind')).toHaveProperty('checked', true);
});

test('a key beside the tree draws none of its boxes', () => {
  fireEvent.change(screen.getByLabelText('Words'), { target: { value: 'hand' } });
  expect(drawn).not.toHaveBeenCalled();
});
