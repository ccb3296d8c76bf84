import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { onSurface, Stateful } from '../../foundations/story-surface.tsx';
import { Pager, type PagerProps } from './Pager.tsx';

function Controlled(props: PagerProps) {
  return (
    <Stateful initial={props.page}>
      {(page, setPage) => {
        const change = (next: number) => {
          setPage(next);
          props.onPageChange?.(next);
        };
        return <Pager {...props} page={page} onPageChange={change} />;
      }}
    </Stateful>
  );
}

const meta = {
  title: 'Components/Navigation/Pager',
  component: Pager,
  decorators: [onSurface],
  args: { page: 1, pageSize: 20, total: 143, onPageChange: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: {
    usage: {
      use: [
        'For lists that people look things up in, and come back to the same page of.',
        'With `hrefOf`, so that a page can be opened beside and shared.',
      ],
      avoid: ['A feed that is read from the newest on: use InfiniteList.', 'Fewer items than fit on one page.'],
    },
  },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page that is shown is marked; at an end there is no way further. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 - 20 of 143 items');
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(8);
    await expect(canvas.getByRole('status')).toHaveTextContent('141 - 143 of 143 items');
    await expect(canvas.getByRole('button', { name: 'Page 8' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(7);
  },
};

export const HoverFocusPressed: Story = {
  args: { page: 3 },
  parameters: {
    forcedStates: {
      hover: 'li:nth-child(2) button, nav > button',
      focus: 'li:nth-child(3) button',
      pressed: 'li:last-child button',
    },
  },
};

/** With addresses the pages are links, and can be opened beside. */
export const Links: Story = {
  args: { page: 4, hrefOf: (page) => `?page=${page}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 5' })).toHaveAttribute('href', '?page=5');
    await expect(canvas.getByRole('link', { name: 'Page 4' })).toHaveAttribute('aria-current', 'page');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={6}>
      <Controlled {...args} labels={{ name: 'Pages of nothing' }} total={0} />
      <Controlled {...args} labels={{ name: 'Pages of seven' }} total={7} />
      <Controlled {...args} labels={{ name: 'Pages of some' }} page={3} />
      <Controlled {...args} labels={{ name: 'Pages of many' }} page={50} total={2000} />
      <Controlled {...args} labels={{ name: 'Pages that wait' }} page={3} isDisabled />
    </Stack>
  ),
};

export const Narrow: Story = { globals: { width: '360px' }, args: { page: 50, total: 2000 } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { page: 3 } };
