import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RichText } from './RichText.tsx';

const everything = `<h2>A first heading</h2>
<p>Words that are <strong>strong</strong>, <em>stressed</em>, <u>underlined</u> and <s>struck</s>, with <code>code</code> and a <a href="https://example.org">link</a>.</p>
<h3>A second heading</h3>
<ul><li>One thing</li><li>Another<ul><li>With a part</li></ul></li></ul>
<ol><li>First</li><li>Second</li></ol>
<blockquote><p>Somebody said this before.</p></blockquote>
<h4>A third heading</h4>
<pre><code>plain text as it was typed</code></pre>
<hr>
<table><caption>Weeks</caption><thead><tr><th scope="col">Week</th><th scope="col">Splint</th></tr></thead><tbody><tr><td>1</td><td>Always</td></tr><tr><td>6</td><td>At night</td></tr></tbody></table>`;

const meta = {
  title: 'Components/RichText',
  component: RichText,
  parameters: { layout: 'padded' },
  args: { html: everything },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  async play({ canvasElement }) {
    const text = within(canvasElement);
    await expect(text.getByRole('heading', { level: 2, name: 'A first heading' })).toBeVisible();
    await expect(text.getByRole('table', { name: 'Weeks' })).toBeVisible();
    const link = text.getByRole('link', { name: 'link' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

/** What is not allowed is left out; the words stay. */
export const Hostile: Story = {
  args: {
    html: `<p onclick="alert(1)" style="color:red" class="x" id="y">Safe words</p><script>alert(1)</script>
      <img src="x" onerror="alert(1)"><img src="data:image/svg+xml,<svg onload=alert(1)>"><svg><script>alert(1)</script></svg>
      <a href="javascript:alert(1)">No link</a> <a href="//evil.example">Nor this</a> <a href="mailto:amy@example.org">Mail</a>
      <iframe src="https://evil.example"></iframe><form><input name="q"></form><math><mi>m</mi></math>
      <style>p { display: none }</style><h1>Too big</h1><a href="https://example.org" target="_self" rel="opener">Out</a>`,
  },
  async play({ canvasElement }) {
    const text = within(canvasElement);
    const said = text.getByText('Safe words');
    await expect(said).toBeVisible();
    await expect(said.attributes).toHaveLength(0);
    await expect(
      canvasElement.querySelector('.portal-root script, iframe, form, input, math, [onerror], [onclick]'),
    ).toBeNull();
    await expect(canvasElement.querySelector('p + img')).toBeNull();
    await expect(text.getByText('No link')).not.toHaveAttribute('href');
    await expect(text.getByText('Nor this')).not.toHaveAttribute('href');
    await expect(text.getByRole('link', { name: 'Mail' })).toHaveAttribute('href', 'mailto:amy@example.org');
    await expect(text.getByRole('link', { name: 'Out' })).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(text.queryByRole('heading')).toBeNull();
    await expect(text.getByText(/Too big/)).toBeVisible();
  },
};

export const CutOff: Story = { args: { html: `${everything}${everything}`, maxLines: 6 } };

export const VeryLongWords: Story = {
  args: { html: `<p>${'Rehabilitationswissenschaftler'.repeat(12)}</p><p>https://example.org/${'a'.repeat(300)}</p>` },
  globals: { width: '360px' },
};
