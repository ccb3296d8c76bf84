import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { SubmittedPackButton } from './SubmittedPackButton.tsx';

const as = 'helen.brooks@example.org';

const meta = {
  title: 'CPD/Evidence pack/Submitted',
  component: SubmittedPackButton,
  args: {
    caseId: 'audit-annual-tom',
    period: { firstDay: '2024-12-01', lastDay: '2025-11-30' },
    member: 'Tom Papadopoulos',
  },
  beforeEach: ({ msw }) => msw.use(...liveMock({ as }).handlers),
} satisfies Meta<typeof SubmittedPackButton>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const press = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Download evidence pack' }));

/** Staff save what a member has submitted, under the member's name. */
export const OfAMember: Story = {
  async play({ canvas }) {
    const names: string[] = [];
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await press(canvas);
    await waitFor(() => expect(names).toEqual(['Tom Papadopoulos, CPD evidence 2024-12-01 to 2025-11-30.zip']));
  },
};

export const Fails: Story = {
  beforeEach: ({ msw }) => msw.use(failing(calls.packs.ofCase, sampleProblem), ...liveMock({ as }).handlers),
  async play({ canvas }) {
    await press(canvas);
    await waitFor(() => expect(screen.getByText('The evidence pack could not be downloaded.')).toBeVisible());
  },
};

/** Nothing of it is the member's to see before it is submitted, nor of somebody else. */
export const OfSomebodyElse: Story = {
  args: { member: null },
  async play({ canvas }) {
    await press(canvas);
    await waitFor(() => expect(screen.getByText('The evidence pack could not be downloaded.')).toBeVisible());
  },
};
