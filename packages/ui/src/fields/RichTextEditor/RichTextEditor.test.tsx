import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { EditorToolProps } from './EditorTool.tsx';
import { RichTextEditor } from './RichTextEditor.tsx';

const { rendered } = vi.hoisted(() => ({ rendered: vi.fn() }));
vi.mock('./EditorTool.tsx', () => ({
  EditorTool({ label, onPress }: EditorToolProps) {
    rendered(label);
    return <button onClick={onPress}>{label}</button>;
  },
}));

test('a form that is drawn again draws none of the tools of its editor', async () => {
  const editor = (description: string) => (
    <RichTextEditor label="Content" description={description} value="" onChange={() => undefined} />
  );
  const { rerender } = render(editor('Empty'));
  await screen.findByRole('button', { name: 'Bold' });
  rendered.mockClear();
  rerender(editor('Title: Putty'));
  expect(screen.getByText('Title: Putty')).toBeDefined();
  expect(rendered).not.toHaveBeenCalled();
});
