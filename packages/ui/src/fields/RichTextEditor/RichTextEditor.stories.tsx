import type { Meta, StoryObj } from '@storybook/react-vite';
import { Activity, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyPeople } from '../../foundations/story-surface.tsx';
import { LazyRichTextEditor } from '../LazyRichTextEditor/LazyRichTextEditor.tsx';
import { googleDocument, wordDocument } from './paste/paste-fixtures.ts';
import { RichTextEditor, type RichTextEditorProps } from './RichTextEditor.tsx';

function Controlled(props: RichTextEditorProps) {
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
  title: 'Components/Fields/RichTextEditor',
  component: RichTextEditor,
  parameters: {
    layout: 'padded',
    usage: {
      use: [
        'For text that is read as a page or a part of a conversation: posts, comments, terms, about pages.',
        'Load it through LazyRichTextEditor, so that a page does not carry the editor before somebody writes.',
        'Take the comment variant where a short answer is expected.',
        'Give onUploadImage, hasVideos and onSearchMentions only where the server keeps what they make.',
      ],
      avoid: [
        'For a few plain words use TextArea instead.',
        'For showing what was written use RichText instead of a read-only editor, unless it stands among other fields.',
      ],
    },
  },
  render: (args) => <Controlled {...args} />,
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

const search = (text: string) =>
  Promise.resolve(
    storyPeople
      .map(({ id, firstName, lastName }) => ({
        id: String(id),
        name: `${firstName} ${lastName}`,
        description: 'Member',
      }))
      .filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())),
  );

const pictureUrl =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const pictureFile = async () => new File([await (await fetch(pictureUrl)).blob()], 'splint.png', { type: 'image/png' });

const everyAbility = {
  onUploadImage: () => Promise.resolve({ url: '/api/content/assets/1' }),
  hasVideos: true,
  onSearchMentions: search,
  maxCount: 600,
};

export const EveryTool: Story = {
  args: {
    ...everyAbility,
    value:
      '<h2>Plan</h2><p>Ask <span data-mention="1">@Priya Raghunathan</span>.</p><figure data-video="youtube:dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Making a splint</a></figure><table><tbody><tr><th><p>Week</p></th><th><p>Splint</p></th></tr><tr><td><p>1</p></td><td><p>Always</p></td></tr></tbody></table><pre><code>as it was typed</code></pre>',
  },
  async play({ canvasElement, args }) {
    const editor = await body(canvasElement);
    await waitFor(() => expect(editor.querySelector('figure[data-video] a')).toHaveTextContent('Making a splint'));
    await expect(editor.querySelectorAll('td, th')).toHaveLength(4);
    await userEvent.click(editor.querySelector('h2') ?? editor);
    await userEvent.keyboard('B');
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    // Editing a part leaves the rest as it was.
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.stringMatching(/B.*<span data-mention="1">@Priya.*<figure data-video="youtube:dQw4w9WgXcQ">.*<table>/),
    );
  },
};

export const EveryToolPhone: Story = { args: EveryTool.args, globals: { width: '360px' } };
export const EveryToolDark: Story = { args: EveryTool.args, globals: { scheme: 'dark' } };

/** What is read-only is read by the keyboard too, and has no toolbar. */
export const ReadOnly: Story = {
  args: { ...Filled.args, isReadOnly: true },
  async play({ canvas, canvasElement }) {
    const editor = await body(canvasElement);
    await userEvent.tab();
    await expect(editor).toHaveAttribute('aria-readonly', 'true');
    await expect(canvas.queryByRole('toolbar')).toBeNull();
  },
};

export const Pending: Story = { args: { ...Filled.args, isPending: true } };

/** More can be typed than is allowed; the count says so, also to screen readers. */
export const TooLong: Story = {
  args: { value: '<p>Twelve words</p>', maxCount: 10 },
  async play({ canvas, canvasElement }) {
    await body(canvasElement);
    await waitFor(() => expect(canvas.getByText('12/10')).toBeVisible());
    await expect(canvas.getByText('At most 10 characters')).toHaveAttribute('role', 'status');
  },
};

/** An at sign finds people; the arrows choose, Enter takes, Escape leaves it a sign. */
export const Mentions: Story = {
  args: { onSearchMentions: search },
  async play({ canvas, canvasElement, args }) {
    const editor = await body(canvasElement);
    await userEvent.click(editor);
    await userEvent.keyboard('Ask @a');
    const people = within(await canvas.findByRole('listbox', { name: 'People' }));
    const second = await people.findByRole('option', { name: /Ana Costa/ });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(second).toHaveAttribute('aria-selected', 'true'));
    await waitFor(() => expect(editor).toHaveAttribute('aria-activedescendant', second.id));
    await userEvent.keyboard('{Enter}today');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<p>Ask <span data-mention="2">@Ana Costa</span> today</p>'),
    );
    await userEvent.keyboard(' @zz');
    await waitFor(() => expect(canvas.getByText('Nobody found')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(editor).toHaveFocus());
  },
};

const uploads = fn<(file: File) => Promise<{ url: string }>>();

/** A picture is sent while the dialog says so; a failure keeps it for another try. */
export const Picture: Story = {
  args: { onUploadImage: uploads },
  beforeEach: () => {
    uploads.mockReset();
    uploads.mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ url: pictureUrl });
  },
  async play({ canvas, canvasElement }) {
    const editor = await body(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Picture' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Picture' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add picture' }));
    await waitFor(() => expect(dialog.getByText('Please choose a picture')).toBeVisible());
    await userEvent.upload(dialog.getByLabelText(/^Picture file/), await pictureFile());
    await userEvent.type(dialog.getByLabelText(/^Description/), 'A resting splint');
    await userEvent.click(dialog.getByRole('button', { name: 'Add picture' }));
    await waitFor(() => expect(dialog.getByText(/could not be sent/)).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Add picture' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Add picture' }));
    await waitFor(() => expect(editor.querySelector('img[alt="A resting splint"]')).not.toBeNull());
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(uploads).toHaveBeenCalledTimes(2);
  },
};

function paste(target: HTMLElement, data: DataTransfer) {
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
}

/** A picture from the clipboard asks for its description before it is sent. */
export const PastedPicture: Story = {
  args: { onUploadImage: () => Promise.resolve({ url: pictureUrl }) },
  async play({ canvasElement }) {
    const editor = await body(canvasElement);
    await userEvent.click(editor);
    const data = new DataTransfer();
    data.items.add(await pictureFile());
    paste(editor, data);
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Picture' }));
    await waitFor(() => expect(dialog.getByText('splint.png')).toBeVisible());
    await userEvent.type(dialog.getByLabelText(/^Description/), 'From the clipboard{Enter}');
    await waitFor(() => expect(editor.querySelector('img[alt="From the clipboard"]')).not.toBeNull());
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

/** A video by its address; anything else is told what is wanted. */
export const Video: Story = {
  args: { hasVideos: true },
  parameters: { behaviours: ['COM-646'] },
  async play({ canvas, canvasElement }) {
    const editor = await body(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Video' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Video' }));
    const address = dialog.getByLabelText(/^Address/);
    await userEvent.type(address, 'https://www.youtube.com/watch?v=tooShort{Enter}');
    await waitFor(() => expect(dialog.getByText('Please enter the address of a YouTube or Vimeo video')).toBeVisible());
    await waitFor(() => expect(dialog.getByText('Please enter a title')).toBeVisible());
    await userEvent.clear(address);
    await userEvent.type(address, 'https://youtu.be/dQw4w9WgXcQ?si=x');
    await userEvent.type(dialog.getByLabelText(/^Title/), 'Making a splint{Enter}');
    await waitFor(() =>
      expect(editor.querySelector('figure[data-video="youtube:dQw4w9WgXcQ"]')).toHaveTextContent('Making a splint'),
    );
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

/** From Word: headings, lists, links and marks come along, its styles and file addresses do not. */
export const PasteFromWord: Story = {
  async play({ canvasElement, args }) {
    const editor = await body(canvasElement);
    await userEvent.click(editor);
    const data = new DataTransfer();
    data.setData('text/html', wordDocument);
    data.setData('text/plain', 'Splinting protocol');
    paste(editor, data);
    await waitFor(() => expect(editor.querySelector('h2')).toHaveTextContent('Splinting protocol'));
    await expect(editor.querySelector('ul > li > ul > li')).toHaveTextContent('over the wrist');
    await expect(editor.querySelector('ol')).toHaveAttribute('start', '3');
    await expect(editor.querySelector('a')).toHaveAttribute('href', 'https://example.org/guide?id=7');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.not.stringMatching(/mso|style=|file:/)));
  },
};

/** From Google Docs, into a comment, which keeps what a comment may have. */
export const PasteIntoComment: Story = {
  args: { variant: 'comment' },
  async play({ canvasElement, args }) {
    const editor = await body(canvasElement);
    await userEvent.click(editor);
    const data = new DataTransfer();
    data.setData('text/html', googleDocument);
    paste(editor, data);
    await waitFor(() => expect(editor.querySelector('li li')).toHaveTextContent('Part of one'));
    await expect(editor.querySelector('h2')).toBeNull();
    await expect(editor.querySelector('strong')).toHaveTextContent('heavy');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('href="https://example.org/a"')),
    );
  },
};

/** What a browser would take seconds to lay out is left out before it is rendered, in words; so is what makes such a word of two. */
export const PasteTooHeavy: Story = {
  args: {
    refuse: (text) => (/\S{9}/.test(text) ? 'A word here is longer than 8 characters. Put spaces into it.' : null),
  },
  async play({ canvas, canvasElement, args }) {
    const editor = await body(canvasElement);
    await userEvent.click(editor);
    const bring = (words: string, kind = 'text/plain') => {
      const data = new DataTransfer();
      data.setData(kind, words);
      paste(editor, data);
    };
    for (const kind of ['text/plain', 'text/html']) {
      bring('\u0634'.repeat(5000), kind);
      await expect(editor.textContent).toHaveLength(0);
      await waitFor(() => expect(canvas.getByText(/^A word here is longer than 8/)).toBeVisible());
      await expect(editor).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(args.onChange).not.toHaveBeenCalled();
    bring('splints');
    await waitFor(() => expect(editor).toHaveTextContent('splints'));
    await waitFor(() => expect(canvas.queryByText(/^A word here/)).toBeNull());
    bring('of');
    await waitFor(() => expect(canvas.getByText(/^A word here/)).toBeVisible());
    await expect(editor.textContent).toBe('splints');
    bring(' of');
    await waitFor(() => expect(editor).toHaveTextContent('splints of'));
    await expect(editor).not.toHaveAttribute('aria-invalid');
  },
};

export const Dark: Story = { ...Filled, globals: { scheme: 'dark' } };
export const Phone: Story = { ...Filled, globals: { width: '360px' } };

/** The arrows of the toolbar go where they point, in whichever language its words are. */
export const RightToLeft: Story = {
  ...Filled,
  globals: { direction: 'rtl' },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await userEvent.click(await body(canvasElement));
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    const heading = page.getByRole('button', { name: 'Heading' });
    await waitFor(() => expect(heading).toHaveFocus());
    const next = page.getByRole('button', { name: 'Subheading' });
    await expect(next.getBoundingClientRect().right).toBeLessThanOrEqual(heading.getBoundingClientRect().left);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

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
export const Keyboard: Story = {
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

    await userEvent.keyboard('{Enter}- one{Enter}two{Enter}{Enter}');
    await waitFor(() =>
      expect([...editor.querySelectorAll('li')].map((item) => item.textContent)).toEqual(['one', 'two']),
    );
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'After' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(editor).toHaveFocus());

    await userEvent.keyboard('See the {Control>}k{/Control}');
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Link' });
    await waitFor(() => expect(within(dialog).getByLabelText(/^Text/)).toHaveFocus());
    await userEvent.keyboard('handout{Tab}example.org{Enter}');
    await waitFor(() => expect(editor.querySelector('a')).toHaveTextContent('handout'));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(editor).toHaveFocus());
  },
};

export const HoverFocusPressed: Story = {
  args: { value: '<p>Some words.</p>' },
  parameters: {
    forcedStates: {
      hover: '[role="toolbar"] button:nth-of-type(1)',
      focus: '[role="toolbar"] button:nth-of-type(2), [contenteditable]',
      pressed: '[role="toolbar"] button:nth-of-type(3)',
    },
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
    await waitFor(() => expect(dialog.getByText('Please enter a text')).toBeVisible());
    await waitFor(() => expect(dialog.getByText('Please enter a URL')).toBeVisible());
    await userEvent.type(dialog.getByLabelText(/^Text/), 'our handout');
    await userEvent.type(dialog.getByLabelText(/^Address/), 'javascript:alert(1)');
    await waitFor(() => expect(dialog.getByText('Please enter valid link')).toBeVisible());
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
    const help = within(canvasElement).getByRole('button', { name: 'Keyboard shortcuts' });
    const heightOf = (tool: HTMLElement) => tool.getBoundingClientRect().height;
    await expect(heightOf(help), 'as tall as the tools, and as the skeleton').toBe(
      heightOf(within(canvasElement).getByRole('button', { name: 'Bold' })),
    );
    await userEvent.click(help);
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText('Start a heading')).toBeVisible());
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
        <Controlled {...props} />
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
    await waitFor(() => expect(editor).not.toBeInTheDocument());
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
