import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FindAnOtScreen } from './FindAnOtScreen.tsx';

const segmentsOf = (...names: string[]) => ({
  segments: names.map((segmentName) => ({ segmentId: segmentName, segmentName })),
});

const meta = {
  title: 'Settings/Find an OT/Screen',
  component: FindAnOtScreen,
  args: {
    workplace: ready({
      role: 'Hand therapist',
      startDate: '2021-02-01',
      organisation: { id: 'o-1', name: 'Rivergum Hand Therapy' },
    }),
    areas: ready(segmentsOf('Hand and upper limb', 'Paediatrics')),
    schemes: ready(segmentsOf('NDIS', 'Medicare')),
    updateHref: 'https://www.ota.example/find-an-ot/update',
  },
} satisfies Meta<typeof FindAnOtScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { workplace: loading, areas: loading, schemes: loading } };
export const Empty: Story = { args: { workplace: empty, areas: ready(segmentsOf()), schemes: ready(segmentsOf()) } };

/** Each part says for itself what could not be loaded. */
export const Failed: Story = {
  args: { workplace: failedView, areas: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('Where you work could not be loaded')).toBeVisible();
    await expect(canvas.getByText('Your areas of practice could not be loaded')).toBeVisible();
    await expect(canvas.getByText('NDIS')).toBeVisible();
  },
};

export const SchemesFail: Story = {
  args: { schemes: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('Your funding schemes could not be loaded')).toBeVisible();
    await expect(canvas.getByText('Paediatrics')).toBeVisible();
  },
};

export const Forbidden: Story = { args: { workplace: forbiddenView, areas: forbiddenView, schemes: forbiddenView } };

/** Everything is read, nothing changed here. */
export const Ready: Story = {
  parameters: { behaviours: ['SVC-048', 'SVC-049', 'SVC-050', 'SVC-051', 'SVC-052', 'SVC-053', 'SVC-058'] },
  async play({ canvas }) {
    for (const [term, description] of [
      ['Role', 'Hand therapist'],
      ['Date started', '01/02/2021'],
      ['Organisation', 'Rivergum Hand Therapy'],
    ] as const)
      await expect(canvas.getByText(term, { selector: 'dt' }).nextElementSibling).toHaveTextContent(description);
    for (const name of ['Hand and upper limb', 'Paediatrics', 'NDIS', 'Medicare'])
      await expect(canvas.getByText(name)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Update (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', 'https://www.ota.example/find-an-ot/update');
    await expect(link).toHaveAttribute('target', '_blank');
    for (const role of ['textbox', 'button', 'radio', 'checkbox', 'combobox'])
      await expect(canvas.queryByRole(role)).toBeNull();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
