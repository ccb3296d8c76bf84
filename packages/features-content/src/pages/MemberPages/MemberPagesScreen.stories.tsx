import { empty, failed, loading, ready } from '@portal/kit';
import { failedView, forbiddenView, notFoundView, sampleProblem } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { samplePages } from '../../stories/sample-content.ts';
import { MemberPagesScreen } from './MemberPagesScreen.tsx';

const [current] = samplePages;
const html = `<!doctype html><html lang="en-AU"><head><base target="_blank"><title>Insurance</title></head><body><main>
<h1>Insurance</h1><p>What is covered, and <a href="https://example.org/claims">what to do</a>.</p></main></body></html>`;

const meta = {
  title: 'Content/Member pages',
  component: MemberPagesScreen,
  args: {
    view: ready(samplePages),
    currentId: current!.id,
    page: ready(html),
    hrefOfPage: (id) => `/pages/${id}`,
    listHref: '/pages',
  },
} satisfies Meta<typeof MemberPagesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading, page: loading } };

export const Empty: Story = {
  args: { view: empty, currentId: null, page: loading },
  parameters: { behaviours: ['CNT-124'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Member content' })).toBeVisible();
    await expect(canvas.getByText('No data')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('The pages could not be loaded.')).toBeVisible();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

/** The frame's document, once it stands there. */
async function documentIn(canvasElement: HTMLElement): Promise<HTMLElement> {
  const frame = canvasElement.querySelector('iframe');
  await waitFor(() => expect(frame?.contentDocument?.querySelector('main')).not.toBeNull());
  return frame!.contentDocument!.body;
}

/** A list with its title and its group, and the page in a frame as high as it. */
export const Ready: Story = {
  parameters: { behaviours: ['CNT-120', 'CNT-121', 'CNT-125'] },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Member content' })).toBeVisible();
    const menu = within(canvas.getByRole('navigation', { name: 'Member content' }));
    const links = within(menu.getByRole('group', { name: 'Pages' })).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual(samplePages.map(({ name }) => name));
    await expect(links[0]).toHaveAttribute('aria-current', 'page');
    await expect(links[1]).toHaveAttribute('href', `/pages/${samplePages[1]!.id}`);
    const frame = canvas.getByTitle(current!.name);
    await expect(within(await documentIn(canvasElement)).getByRole('heading', { name: 'Insurance' })).toBeVisible();
    await waitFor(() => expect(Number.parseFloat(getComputedStyle(frame).height)).toBeGreaterThan(50));
  },
};

/** Whatever stands in a page, nothing in it runs, and it cannot reach the portal around it. */
export const HostilePage: Story = {
  args: {
    page: ready(
      html.replace(
        '</main>',
        '</main><script>document.body.dataset.ran = "yes"; top.document.title = "taken"</script><img src="/no.png" alt="" onerror="document.body.dataset.ran = \'yes\'">',
      ),
    ),
  },
  async play({ canvasElement }) {
    const frame = canvasElement.querySelector('iframe')!;
    await expect([...frame.sandbox].toSorted()).toEqual([
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-same-origin',
    ]);
    const body = await documentIn(canvasElement);
    await waitFor(() => expect(body.querySelector('img')?.complete).toBe(true));
    await expect(body.dataset['ran']).toBeUndefined();
    await expect(canvasElement.ownerDocument.title).not.toBe('taken');
  },
};

export const PageLoading: Story = { args: { page: loading } };

export const PageFails: Story = {
  args: { page: failed(sampleProblem, fn()) },
  async play({ canvas, args }) {
    await expect(canvas.getByText('This page could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.page.state === 'failed' && args.page.retry).toHaveBeenCalled();
  },
};

/** The list stays, to go on from. */
export const PageNotThere: Story = {
  args: { currentId: 'nothing', page: notFoundView },
  async play({ canvas }) {
    await expect(canvas.getByText('Page not found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All member content' })).toHaveAttribute('href', '/pages');
    await expect(canvas.getByRole('navigation', { name: 'Member content' })).toBeVisible();
  },
};

/** On a phone the list stands above the page. */
export const Narrow: Story = {
  globals: { width: '360px' },
  async play({ canvas }) {
    const menu = canvas.getByRole('navigation', { name: 'Member content' }).getBoundingClientRect();
    await expect(menu.bottom).toBeLessThan(canvas.getByTitle(current!.name).getBoundingClientRect().top);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
