import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectReadsFromLeft } from '../../foundations/story-direction.ts';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Box } from '../../layout/Box.tsx';
import { hostileHtml } from './hostile-html.ts';
import { RichText } from './RichText.tsx';
import { sanitiseToFragment } from './sanitise.ts';

const everything = `<h2>A first heading</h2>
<p>Words that are <strong>strong</strong>, <em>stressed</em>, <u>underlined</u> and <s>struck</s>, with <code>code</code> and a <a href="https://example.org">link</a>.</p>
<h3>A second heading</h3>
<ul><li>One thing</li><li>Another<ul><li>With a part</li></ul></li></ul>
<ol start="3"><li>Third</li><li>Fourth, with a <span data-mention="17">@Priya Raghunathan</span></li></ol>
<blockquote><p>Somebody said this before.</p></blockquote>
<h4>A third heading</h4>
<pre><code>plain text as it was typed</code></pre>
<hr>
<table><caption>Weeks</caption><thead><tr><th scope="col">Week</th><th scope="col">Splint</th></tr></thead><tbody><tr><td>1</td><td>Always</td></tr><tr><td>6</td><td>At night</td></tr></tbody></table>`;

const drawing = 'data:image/svg+xml,';
const film =
  '<figure data-video="youtube:dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Making a resting splint, step by step</a></figure>';

const meta = {
  title: 'Components/Data/RichText',
  component: RichText,
  parameters: {
    layout: 'padded',
    usage: {
      use: [
        'For text that people wrote in the editor: posts, comments, terms, about pages.',
        'Give headingLevel one more than the heading above the text, so that the page keeps its outline.',
        'Give mentionHref where the portal has member profiles.',
      ],
      avoid: [
        'For words of the portal itself use Text and Heading instead.',
        'For a preview of one line use Text with the plain words instead.',
      ],
    },
  },
  args: { html: everything },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  async play({ canvasElement }) {
    const text = within(canvasElement);
    await expect(text.getByRole('heading', { level: 2, name: 'A first heading' })).toBeVisible();
    await expect(text.getByRole('table', { name: 'Weeks' })).toBeVisible();
    await expect(text.getAllByRole('list')[2]).toHaveAttribute('start', '3');
    await expect(text.queryByRole('link', { name: /Priya/ })).toBeNull();
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: ({ canvas }) => expectReadsFromLeft(canvas.getByText('Somebody said this before.')),
};

/** Only what leaves the site opens beside it. */
export const Links: Story = {
  args: {
    html: `<p><a href="https://example.org/page">Elsewhere</a> · <a href="${location.origin}/posts">Here</a> · <a href="mailto:amy@example.org">Mail</a> · <span data-mention="17">@Priya Raghunathan</span> · <span data-mention="18">@Gone Away</span></p>`,
    mentionHref: (id) => (id === '17' ? '/people/17' : undefined),
  },
  async play({ canvas }) {
    const elsewhere = canvas.getByRole('link', { name: 'Elsewhere' });
    await expect(elsewhere.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await expect(elsewhere).toHaveAttribute('target', '_blank');
    await expect(elsewhere).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByRole('link', { name: 'Here' })).not.toHaveAttribute('target');
    await expect(canvas.getByRole('link', { name: 'Mail' })).not.toHaveAttribute('target');
    await expect(canvas.getByRole('link', { name: '@Priya Raghunathan' })).toHaveAttribute('href', '/people/17');
    await expect(canvas.queryByRole('link', { name: '@Gone Away' })).toBeNull();
  },
};

/** The headings of a text follow the heading above it; how large they look is the writer's. */
export const HeadingLevels: Story = {
  args: {
    html: '<h2>Largest</h2><p>Words</p><h4>Smallest</h4><p>Words</p><h3>Between</h3><p>Words</p>',
    headingLevel: 4,
  },
  render: (args) => (
    <Box>
      <Heading level={3}>The post</Heading>
      <RichText {...args} />
    </Box>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 4, name: 'Largest' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 5, name: 'Smallest' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 5, name: 'Between' })).toBeVisible();
  },
};

const columns = ['Joint', 'Range at intake', 'Range at six weeks', 'Range at twelve weeks', 'Grip', 'Pinch', 'Pain'];
const wideTable = `<p>Before the table.</p><table><caption>Range of motion</caption><thead><tr>${columns
  .map((name) => `<th scope="col">${name}</th>`)
  .join('')}</tr></thead><tbody>${['Wrist', 'Thumb', 'Index finger']
  .map((joint) => `<tr><th scope="row">${joint}</th>${'<td>40 degrees</td>'.repeat(columns.length - 1)}</tr>`)
  .join('')}</tbody></table><p>After the table, at the full measure.</p>`;

/** A wide table scrolls in its own box; the keyboard reaches it, and the page stays as wide as it is. */
export const WideTable: Story = {
  args: { html: wideTable },
  globals: { width: '360px' },
  async play({ canvas, canvasElement }) {
    const box = await canvas.findByRole('group', { name: 'Range of motion' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A picture keeps its ratio, comes when it is near, and says what it shows. */
export const Pictures: Story = {
  args: {
    html: `<p>As made in the workshop:</p><img src="${location.origin}/favicon.svg" alt="A resting splint for the left hand" width="1600" height="900"><p>Words after it stay where they are.</p>`,
  },
  globals: { width: '360px' },
  async play({ canvas }) {
    const picture = canvas.getByRole('img', { name: 'A resting splint for the left hand' });
    await expect(picture).toHaveAttribute('loading', 'lazy');
    const { width, height } = picture.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
  },
};

/** Nothing is asked of the other house until somebody presses play. */
export const Video: Story = {
  args: { html: `<p>Watch first:</p>${film}<p>Then try it.</p>` },
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.querySelector('iframe, img')).toBeNull();
    await expect(canvas.getByRole('button', { name: /Making a resting splint/ })).toBeVisible();
  },
};

export const VideoDark: Story = { args: Video.args, globals: { scheme: 'dark', width: '360px' } };

/** What older texts embed becomes the same; other frames go. */
export const EmbeddedVideo: Story = {
  args: {
    html: `<iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e" title="The workshop in two minutes and a half, with subtitles for everybody who would rather read than listen"></iframe><iframe src="https://evil.example"></iframe>`,
  },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('button', { name: /The workshop in two minutes/ })).toHaveTextContent('Vimeo');
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

/** The keyboard plays a video and stands in its player. */
export const Keyboard: Story = {
  args: { html: film },
  // The player is another house's page.
  parameters: { a11y: { test: 'off' } },
  async play({ canvas, canvasElement }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Play video: Making a resting splint/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvasElement.querySelector('iframe')).not.toBeNull());
    const player = canvas.getByTitle('Making a resting splint, step by step');
    await expect(player.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/);
    await waitFor(() => expect(player).toHaveFocus());
    player.remove();
  },
};

export const HoverFocusPressed: Story = {
  parameters: { forcedStates: { part: 'a, [tabindex="0"], summary, button' } },
};

/** What is not allowed is left out; the words stay. */
export const Hostile: Story = {
  args: {
    html: `<p onclick="alert(1)" style="color:red" class="x" id="y">Safe words</p><script>alert(1)</script>
      <img src="x" onerror="alert(1)"><img src="${drawing}<svg onload=alert(1)>"><svg><script>alert(1)</script></svg>
      <a href="javascript:alert(1)">No link</a> <a href="//evil.example">Nor this</a> <a href="mailto:amy@example.org">Mail</a>
      <iframe src="https://evil.example"></iframe><form><input name="q"></form><math><mi>m</mi></math>
      <style>p { display: none }</style><h1>In its place</h1><a href="https://example.org" target="_self" rel="opener">Out</a>`,
  },
  async play({ canvasElement }) {
    const text = within(canvasElement);
    const safeWords = text.getByText('Safe words');
    await expect(safeWords).toBeVisible();
    await expect(safeWords.attributes).toHaveLength(0);
    await expect(
      canvasElement.querySelector('.portal-root script, iframe, form, input, math, [onerror], [onclick]'),
    ).toBeNull();
    await expect(canvasElement.querySelector('p + img')).toBeNull();
    await expect(text.queryByRole('link', { name: 'No link' })).toBeNull();
    await expect(text.queryByRole('link', { name: 'Nor this' })).toBeNull();
    await expect(text.getByRole('link', { name: 'Mail' })).toHaveAttribute('href', 'mailto:amy@example.org');
    await expect(text.getByRole('link', { name: 'Out' })).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(text.getByRole('heading', { level: 2, name: 'In its place' })).toBeVisible();
  },
};

const ran = fn();
const allowedElements =
  /^(?:P|BR|STRONG|B|EM|I|U|S|H[1-6]|UL|OL|LI|BLOCKQUOTE|A|CODE|PRE|HR|IMG|FIGURE|SPAN|TABLE|CAPTION|T(?:HEAD|BODY|FOOT|R|H|D))$/;
const allowedAttributes = /^(?:href|src|alt|width|height|start|colspan|rowspan|scope|data-video|data-mention)$/;

function offences(html: string): string[] {
  return [...sanitiseToFragment(html).querySelectorAll('*')].flatMap((element) => [
    ...(allowedElements.test(element.nodeName) ? [] : [element.nodeName]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      const isAddress = name === 'href' || name === 'src';
      const isFine = allowedAttributes.test(name) && (!isAddress || /^(?:https?:|mailto:|\/[^/\\]|\/$)/i.test(value));
      return isFine ? [] : [`${element.nodeName} ${name}="${value}"`];
    }),
  ]);
}

const events = ['click', 'focus', 'pointerover', 'mouseover', 'mousemove', 'wheel', 'toggle', 'animationstart', 'copy'];

/** Hundreds of attacks: none leaves anything behind that could run, and none runs, not even where its remains are read again. */
export const HostileCorpus: Story = {
  // Nothing to read here, and a thousand places to look at.
  parameters: { a11y: { test: 'off' } },
  beforeEach: () => {
    const { alert } = window;
    ran.mockClear();
    window.alert = ran;
    return () => {
      window.alert = alert;
    };
  },
  render: () => (
    <div data-testid="corpus" onClickCapture={(event) => event.preventDefault()}>
      {hostileHtml.map((html) => (
        <RichText key={html} html={html} />
      ))}
    </div>
  ),
  async play({ canvas }) {
    await expect(hostileHtml.length).toBeGreaterThanOrEqual(300);
    await expect(hostileHtml.flatMap(offences)).toEqual([]);
    const corpus = canvas.getByTestId('corpus');
    const again = document.createElement('div');
    again.innerHTML = corpus.innerHTML;
    corpus.append(again);
    for (const element of again.querySelectorAll('*')) {
      if (element.attributes.length === 0) continue;
      for (const name of events) element.dispatchEvent(new MouseEvent(name, { cancelable: true }));
    }
    // The same attack without protection comes last: when it has run, so has all that could before.
    const unprotected = document.createElement('div');
    unprotected.innerHTML = '<img src=x onerror="alert(`unprotected`)">';
    await waitFor(() => expect(ran).toHaveBeenCalledWith('unprotected'));
    await expect(ran).toHaveBeenCalledOnce();
    again.remove();
  },
};

export const CutOff: Story = { args: { html: `${everything}${everything}`, maxLines: 6 } };

/** What a browser takes seconds for, as it may have been stored before there were limits. */
const heavy = [
  `<table><tbody><tr>${'<td colspan="999" rowspan="999">a</td>'.repeat(2500)}</tr></tbody></table>`,
  `<table><tbody>${'<tr><td>a</td><td>b</td></tr>'.repeat(1000)}</tbody></table>`,
  `<p>${'A'.repeat(100_000)}</p>`,
  `<p>a${'\u0301'.repeat(49_000)}</p>`,
  `<p>a</p>${'<ul><li>'.repeat(12_000)}`,
  '<p><b>a</b></p>'.repeat(6000),
];

/** Of a text that is cut off, however heavy, little more is read and laid out than what is seen. */
export const HeavyCutOff: Story = {
  args: { maxLines: 6 },
  render: (args) => (
    <>
      {heavy.map((html, at) => (
        <div key={at} data-testid={at}>
          <RichText {...args} html={html} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const at of heavy.keys()) {
      const text = within(canvasElement).getByTestId(`${at}`);
      await expect(text.textContent).not.toBe('');
      await expect(text.querySelectorAll('*').length).toBeLessThanOrEqual(28);
      await expect(text.textContent.length).toBeLessThanOrEqual(720);
      await expect(text.querySelectorAll('tr').length).toBeLessThanOrEqual(6);
    }
  },
};

/** Shown whole, it is all there, and laid out in a moment: joined cells, words and accents are brought to a bearable size. */
export const HeavyWhole: Story = {
  args: {
    html: `<table><tbody><tr>${'<td colspan="999" rowspan="999">a</td>'.repeat(40)}</tr></tbody></table><p>${'A'.repeat(2000)}</p><p>a${'\u0301'.repeat(2000)}</p>`,
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('group');
    const cells = [...canvasElement.querySelectorAll('td')];
    await expect(cells.map(({ colSpan, rowSpan }) => colSpan * rowSpan)).toEqual([
      ...Array.from({ length: 4 }, () => 2500),
      ...Array.from({ length: 36 }, () => 1),
    ]);
    await expect(canvasElement.textContent).toContain('A'.repeat(2000));
    await expect(canvasElement.querySelectorAll('wbr')).toHaveLength(3);
    await expect(canvasElement.textContent.match(/\u0301/g)).toHaveLength(30);
  },
};
export const Nothing: Story = { args: { html: '' } };

export const VeryLongWords: Story = {
  args: {
    html: `<p>${'Rehabilitationswissenschaftler'.repeat(12)}</p><p>https://example.org/${'a'.repeat(300)}</p><p><a href="https://example.org">https://example.org/${'link'.repeat(60)}</a></p>`,
  },
  globals: { width: '360px' },
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
