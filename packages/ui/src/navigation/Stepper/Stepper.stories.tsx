import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Columns } from '../../layout/Columns.tsx';
import { longName, onSurface, Stateful } from '../../foundations/story-surface.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { Stepper, type StepperProps } from './Stepper.tsx';

const steps = [
  { id: 'account', label: 'Your account' },
  { id: 'profession', label: 'Your profession' },
  { id: 'workplace', label: 'Where you work', description: 'Optional' },
  { id: 'interests', label: 'Interests' },
  { id: 'communities', label: 'Communities', description: 'About 2 minutes' },
  { id: 'notifications', label: 'Notifications' },
  { id: 'review', label: 'Review' },
];

function Controlled(props: StepperProps) {
  return (
    <Stateful initial={props.currentId}>
      {(currentId, setCurrentId) => {
        const select = (id: string) => {
          setCurrentId(id);
          props.onStepSelect?.(id);
        };
        return (
          <Columns
            side={<Stepper {...props} currentId={currentId} onStepSelect={select} />}
            sidePosition="start"
            sideWidth="menu"
          >
            <Text>The questions of the step.</Text>
          </Columns>
        );
      }}
    </Stateful>
  );
}

const meta = {
  title: 'Components/Navigation/Stepper',
  component: Stepper,
  decorators: [onSurface],
  args: { label: 'Joining', steps, currentId: 'interests', onStepSelect: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: {
    usage: {
      use: [
        'Beside a wizard of three to nine steps that are done in order.',
        'Give a way back to the steps that are done.',
      ],
      avoid: [
        'For sections that can be visited in any order: use Tabs or SideMenu instead.',
        'For how far something has come on its own: use ProgressBar instead.',
        'For things that happened: use Timeline instead.',
      ],
    },
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Steps that are done lead back; those that come are text. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const current = () => canvas.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'step');
    await expect(current().map((item) => item.textContent)).toEqual(['4Interests ']);
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Your account Done' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(args.onStepSelect).toHaveBeenLastCalledWith('profession'));
    await waitFor(() => expect(current().map((item) => item.textContent)).toEqual(['2Your profession ']));
  },
};

export const HoverFocusPressed: Story = {
  parameters: {
    forcedStates: {
      hover: 'li:nth-child(1) button',
      focus: 'li:nth-child(2) button',
      pressed: 'li:nth-child(3) button',
    },
  },
};

export const FirstStep: Story = {
  args: { currentId: 'account' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const LastStep: Story = { args: { currentId: 'review' } };

/** With addresses the steps are links. */
export const Links: Story = {
  args: { steps: steps.map((step) => ({ ...step, href: `?step=${step.id}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Your account Done' })).toHaveAttribute('href', '?step=account');
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

/** What is wrong says so in words; one can go back to it. */
export const Invalid: Story = {
  args: { steps: steps.map((step) => (step.id === 'profession' ? { ...step, state: 'invalid' as const } : step)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Your profession\s*Needs your attention$/ })).toBeVisible();
  },
};

export const CurrentStepInvalid: Story = {
  args: { steps: steps.map((step) => (step.id === 'interests' ? { ...step, state: 'invalid' as const } : step)) },
};

export const NoWayBack: Story = {
  render: (args) => <Stepper {...args} onStepSelect={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    steps: steps.map((step, index) => (index % 2 === 0 ? { ...step, label: longName, description: longName } : step)),
  },
};

/** On a phone: a bar with words, and the steps behind a button. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Step 4 of 7')).toBeVisible();
    await userEvent.tab();
    const all = canvas.getByRole('button', { name: 'All steps' });
    await expect(all).toHaveFocus();
    await expect(all).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Your account Done' })).toBeVisible());
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(args.onStepSelect).toHaveBeenLastCalledWith('account'));
    await waitFor(() => expect(canvas.getByText('Step 1 of 7')).toBeVisible());
  },
};

export const NarrowInvalid: Story = { ...CurrentStepInvalid, globals: { viewport: { value: 'mobile1' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
