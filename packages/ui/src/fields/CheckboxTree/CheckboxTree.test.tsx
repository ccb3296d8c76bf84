import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CheckboxTree, type CheckboxTreeNode } from './CheckboxTree.tsx';

const { rendered } = vi.hoisted(() => ({ rendered: vi.fn() }));
vi.mock('../Checkbox/Checkbox.tsx', () => ({
  Checkbox({ label, isSelected, onChange }: { label: string; isSelected: boolean; onChange: () => void }) {
    rendered(label);
    return <input type="checkbox" aria-label={label} checked={isSelected} onChange={onChange} />;
  },
}));

const nodes = (): CheckboxTreeNode[] =>
  ['Body', 'Mind'].map((label) => ({
    id: label,
    label,
    children: [1, 2].map((index) => ({ id: `${label} ${index}`, label: `${label} ${index}` })),
  }));

const renderedFor = vi.fn();

/** A tree beside a field for words, whose nodes are made anew by each key. */
function Filters() {
  const [value, setValue] = useState<string[]>([]);
  const [words, setWords] = useState('');
  renderedFor(value);
  return (
    <>
      <input aria-label="Words" value={words} onChange={(event) => setWords(event.target.value)} />
      <CheckboxTree label="Categories" nodes={nodes()} value={value} onChange={setValue} />
    </>
  );
}

beforeEach(() => {
  render(<Filters />);
  rendered.mockClear();
  renderedFor.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test('a tick draws the boxes that it changes, and none of the others', () => {
  fireEvent.click(screen.getByLabelText('Mind 1'));
  fireEvent.click(screen.getByLabelText('Mind 2'));
  expect(rendered.mock.calls.flat()).toEqual(['Mind', 'Mind 1', 'Mind', 'Mind 2']);
  expect(screen.getByLabelText('Mind')).toHaveProperty('checked', true);
});

test('a key beside the tree draws none of its boxes', () => {
  fireEvent.change(screen.getByLabelText('Words'), { target: { value: 'hand' } });
  expect(rendered).not.toHaveBeenCalled();
});

test('a tick shows before the page around it is drawn, and the next one counts with it', async () => {
  // `act` would render everything before a press returns.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const press = async (label: string) => {
    screen.getByLabelText(label).click();
    // What a press changes at once is rendered in a microtask.
    await Promise.resolve();
    await Promise.resolve();
    return screen.getByLabelText(label);
  };
  expect(await press('Mind 1')).toHaveProperty('checked', true);
  expect(renderedFor).not.toHaveBeenCalled();
  expect(await press('Mind 2')).toHaveProperty('checked', true);
  await waitFor(() => expect(renderedFor).toHaveBeenLastCalledWith(['Mind', 'Mind 1', 'Mind 2']));
  expect(screen.getByLabelText('Mind')).toHaveProperty('checked', true);
});
