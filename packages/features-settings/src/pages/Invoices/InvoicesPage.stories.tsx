import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import type { Search } from '@portal/kit';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { InvoicesPage } from './InvoicesPage.tsx';

const meta = {
  title: 'Settings/Invoices',
  component: InvoicesPage,
  args: { params: {}, search: {}, onSearchChange: fn() },
  globals: { width: '1280px' },
  // The address is kept here, as a host keeps it.
  render: function Page(props) {
    const [search, setSearch] = useState<Search>(props.search);
    const change: typeof props.onSearchChange = (next) => {
      props.onSearchChange(next);
      setSearch((before) => ({ ...before, ...next }));
    };
    return <InvoicesPage {...props} search={search} onSearchChange={change} />;
  },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof InvoicesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ten of a member's invoices, the others on the next page, and in another order. */
export const Live: Story = {
  parameters: { behaviours: ['SVC-006', 'SVC-016'] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(11));
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3));
    await userEvent.click(canvas.getByRole('button', { name: /Total including GST/ }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(11));
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('$44.00');
  },
};

/** The range of days stands in the address. */
export const OfARange: Story = {
  args: { search: { dateFrom: '2026-11-01', dateTo: '2026-11-18' } },
  parameters: { behaviours: ['SVC-007'] },
  async play({ canvas, args }) {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(11));
    await expect(args.onSearchChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ dateFrom: undefined, dateTo: undefined }),
    );
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.invoices.list, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Your invoices could not be loaded')).toBeVisible());
  },
};
