import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleNeeds } from '../../stories/sample-attendees.ts';
import { sampleDeskEvent } from '../../stories/sample-desk-events.ts';
import { CateringScreen } from './CateringScreen.tsx';

const meta = {
  title: 'Events/Desk/Catering/Screen',
  component: CateringScreen,
  args: {
    event: ready(sampleDeskEvent),
    view: ready(sampleNeeds),
    backHref: '/admin/events/e-001/attendees',
    onPrint: fn(),
  },
  parameters: { withoutStates: { Empty: 'How many come is said in any case.' } },
} satisfies Meta<typeof CateringScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading, event: loading } };
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {
  globals: { width: '1280px' },
  async play({ canvas, args }) {
    await expect(canvas.getByText('Nut free').nextElementSibling).toHaveTextContent('6');
    await expect(canvas.getByText('Food: No coriander')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalled();
  },
};

export const NobodyNeeds: Story = {
  args: { view: ready({ registered: 24, diets: [], notes: [], isCut: false }) },
  async play({ canvas }) {
    await expect(canvas.getByText('Nobody has told of needs')).toBeVisible();
    await expect(canvas.getByText('24 people are registered')).toBeVisible();
  },
};

export const Cut: Story = { args: { view: ready({ ...sampleNeeds, isCut: true }) } };
export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark', width: '1280px' } };
