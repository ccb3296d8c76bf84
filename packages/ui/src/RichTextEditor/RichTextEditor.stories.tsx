import type { Meta, StoryObj } from '@storybook/react-vite';
import { Activity, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LazyRichTextEditor } from '../LazyRichTextEditor/LazyRichTextEditor.tsx';
import { RichTextEditor, type RichTextEditorProps } from './RichTextEditor.tsx';

function Kept(props: RichTextEditorProps) {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <RichTextEditor
        {...props}
        value={value}
        onChange={(html) => {
          setValue(html);
          props.onChange(html);
        }}
      />
      <button type="button">After</button>
    </>
  );
}

const meta = {
  title: 'Components/RichTextEditor',
  component: RichTextEditor,
  parameters: { layout: 'padded' },
  render: (args) => <Kept {...args} />,
  args: { label: 'Content', value: '', onChange: fn(), placeholder: 'Write your post' },
} satisfies Meta<typeof RichTextEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = (canvasElement: HTMLElement) => within(canvasElement).findByRole('textbox', { name: 'Content' });

export const Empty: Story = {
  async play({ canvasElement }) {
    const editor = await body(canvasElement);
    await expect(editor).toHaveAttribute('aria-multiline', 'true');
    await expect(editor.querySelector('[data-placeholder="Write your post"]')).not.toBeNull();
  },
};

export const Filled: Story = {
  args: {
    value:
      '<h2>Heading</h2><p>Some <strong>bold</strong> words and a <a href="https://example.org">link</a>.</p><ul><li><p>One</p></li><li><p>Two</p></li></ul><blockquote><p>Quoted</p></blockquote>',
    maxCount: 1000,
    description: 'Say what happened and what you tried.',
  },
};

export const Dark: Story = { ...Filled, globals: { scheme: 'dark' } };
export const Phone: Story = { ...Filled, globals: { width: '360px' } };
export const RightToLeft: Story = { ...Filled, globals: { direction: 'rtl' } };
export const WithError: Story = { args: { error: 'Please enter a post content', isRequired: true } };
export const Disabled: Story = { args: { ...Filled.args, isDisabled: true } };

/** Markdown becomes what it means while it is typed. */
export const Markdown: Story = {
  async play({ canvasElement, args }) {
    const editor = await body(canvasElement);
    await userEvent.click(editor);
    await userEvent.keyboard('## Plan{Enter}- first{Enter}second{Enter}{Enter}> said so');
    await waitFor(() => expect(editor.querySelector('blockquote')).not.toBeNull());
    await expect(editor.querySelector('h2')?.textContent).toBe('Plan');
    await expect([...editor.querySelectorAll('li')].map((item) => item.textContent)).toEqual(['first', 'second']);
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringContaining('<blockquote><p>said so</p></blockquote>'),
      ),
    );
  },
};

/** Everything works without a pointer: the toolbar is one stop, arrows move in it, Escape leads back. */
export const KeyboardAlone: Story = {
  async play({ canvasElement, args }) {
    const page = within(canvasElement);
    const editor = await body(canvasElement);
    await userEvent.click(editor);
    await userEvent.keyboard('{Control>}b{/Control}bold{Control>}b{/Control}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p><strong>bold</strong></p>'));

    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await expect(page.getByRole('button', { name: 'Heading' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(page.getByRole('button', { name: 'Subheading' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(editor.querySelector('h3')?.textContent).toBe('bold'));
    await expect(page.getByRole('button', { name: 'Subheading' })).toHaveAttribute('aria-pressed', 'true');
    // The first Escape puts the tooltip away.
    await userEvent.keyboard('{Alt>}{F10}{/Alt}{Escape}{Escape}');
    await waitFor(() => expect(editor).toHaveFocus());
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'After' })).toHaveFocus();
  },
};

/** The link dialog needs a text and an address that may be followed. */
export const Link: Story = {
  parameters: { behaviours: ['COM-644', 'COM-645'] },
  async play({ canvasElement, args }) {
    const editor = await body(canvasElement);
    await userEvent.click(editor);
    await userEvent.keyboard('{Control>}k{/Control}');
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Link' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add link' }));
    await expect(dialog.getByText('Please enter a text')).toBeVisible();
    await expect(dialog.getByText('Please enter a URL')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Text/), 'our handout');
    await userEvent.type(dialog.getByLabelText(/^Address/), 'javascript:alert(1)');
    await expect(dialog.getByText('Please enter valid link')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText(/^Address/));
    await userEvent.type(dialog.getByLabelText(/^Address/), 'example.org/handout{Enter}');
    await waitFor(() => expect(editor.querySelector('a')?.getAttribute('href')).toBe('https://example.org/handout'));
    await expect(editor.querySelector('a')?.textContent).toBe('our handout');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('rel="noopener noreferrer"')),
    );
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).queryByRole('dialog')).toBeNull());
  },
};

export const KeyboardHelp: Story = {
  async play({ canvasElement }) {
    await body(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Keyboard shortcuts' }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText('Start a heading')).toBeVisible();
  },
};

/** A comment takes paragraphs, lists and quotes, and nothing larger. */
export const Comment: Story = {
  args: { variant: 'comment', placeholder: 'Write a comment…' },
  parameters: { behaviours: ['COM-602'] },
  async play({ canvasElement, args }) {
    const page = within(canvasElement);
    const editor = await body(canvasElement);
    await expect(page.queryByRole('button', { name: 'Heading' })).toBeNull();
    await userEvent.click(editor);
    await userEvent.keyboard('## not a heading{Enter}- a list{Enter}{Enter}> a quote');
    await waitFor(() => expect(editor.querySelector('blockquote')).not.toBeNull());
    await expect(editor.querySelector('h2')).toBeNull();
    await expect(editor.querySelector('ul li')?.textContent).toBe('a list');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('<p>## not a heading</p>'));
  },
};

/** Markup that the portal does not allow does not reach the editor. */
export const HostileContent: Story = {
  args: {
    value: '<p>Kept</p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">words</a>',
  },
  async play({ canvasElement }) {
    const editor = await body(canvasElement);
    await waitFor(() => expect(editor.textContent).toContain('Kept'));
    await expect(editor.querySelector('script, [onerror], a[href^="javascript"]')).toBeNull();
  },
};

function HiddenForAWhile(props: RichTextEditorProps) {
  const [isHidden, setHidden] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setHidden(!isHidden)}>
        {isHidden ? 'Show' : 'Hide'}
      </button>
      <Activity mode={isHidden ? 'hidden' : 'visible'}>
        <Kept {...props} />
      </Activity>
    </>
  );
}

/** A screen that is put aside and comes back finds what was typed. */
export const PutAside: Story = {
  args: { value: '<p>First</p>' },
  render: (args) => <HiddenForAWhile {...args} />,
  async play({ canvas, canvasElement }) {
    const editor = await body(canvasElement);
    await userEvent.click(editor);
    await userEvent.keyboard('More');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await waitFor(async () => expect(await body(canvasElement)).toHaveTextContent(/More/));
  },
};

/** The editor's code comes when it is shown; meanwhile a box of the same height stands in. */
export const LoadedOnUse: Story = {
  render: (args) => <LazyRichTextEditor {...args} />,
  async play({ canvasElement }) {
    await expect(await body(canvasElement)).toBeVisible();
  },
};
