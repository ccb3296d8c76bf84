import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import type { Search } from '@portal/kit';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CertificatesPage } from './CertificatesPage.tsx';

const as = 'helen.brooks@example.org';

const meta = {
  title: 'CPD/Desk/Certificates',
  component: CertificatesPage,
  args: { params: {}, search: {}, onSearchChange: fn() },
  globals: { width: '1280px' },
  // The address is kept here, as a host keeps it.
  render: function Page(props) {
    const [search, setSearch] = useState<Search>(props.search);
    return <CertificatesPage {...props} search={search} onSearchChange={(next) => setSearch({ ...search, ...next })} />;
  },
  beforeEach: ({ msw }) => msw.use(...liveMock({ as }).handlers),
} satisfies Meta<typeof CertificatesPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function askToRevoke(canvas: Canvas): Promise<string> {
  const [button] = await canvas.findAllByRole('button', { name: /^Revoke \w/ });
  const number = button?.getAttribute('aria-label')?.split(' ').at(-1) ?? '';
  await userEvent.click(button as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(dialog.getByText('Say why')).toBeVisible());
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Entered twice.');
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
  return number;
}

/** Revoked with a reason, found among those that are, and reinstated. */
export const Live: Story = {
  async play({ canvas }) {
    const number = await askToRevoke(canvas);
    await waitFor(() => expect(screen.getByText(`${number} is revoked.`)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/by Helen Brooks: Entered twice\./)).toBeVisible());
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Number or name' }), number);
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: `Reinstate ${number}` }));
    await waitFor(() => expect(canvas.getByRole('button', { name: `Revoke ${number}` })).toBeVisible());
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.cpd.issued, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Certificates could not be loaded.')).toBeVisible());
  },
};

/** What was typed stays in the dialog. */
export const RevokeFails: Story = {
  beforeEach: answering(failing(calls.cpd.revoke, { code: 'conflict', message: 'It is revoked already.' })),
  async play({ canvas }) {
    await askToRevoke(canvas);
    await waitFor(() => expect(screen.getByText('The document could not be revoked.')).toBeVisible());
    await expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('Entered twice.');
  },
};

export const ReinstateFails: Story = {
  args: { search: { status: 'revoked' } },
  beforeEach: answering(failing(calls.cpd.reinstate, { code: 'conflict', message: 'It is not revoked.' })),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Reinstate \w/ }));
    await waitFor(() => expect(screen.getByText('The document could not be reinstated.')).toBeVisible());
  },
};
