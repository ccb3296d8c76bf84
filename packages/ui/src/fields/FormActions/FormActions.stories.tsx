import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onSurface } from '../../foundations/story-surface.tsx';
import { Form } from '../Form/Form.tsx';
import { FormActions } from './FormActions.tsx';

const onSubmit = fn();

const meta = {
  title: 'Components/Fields/FormActions',
  component: FormActions,
  decorators: [onSurface],
  args: { submitLabel: 'Save', cancelLabel: 'Cancel', isPending: false, onCancel: fn() },
  render: (args) => (
    <Form label="Workplace" onSubmit={onSubmit}>
      <FormActions {...args} />
    </Form>
  ),
  parameters: {
    usage: {
      use: ['As the last line of a form that can be given up.'],
      avoid: [
        'In a dialog that is one form: FormDialog keeps its buttons in sight.',
        'For a form that is a page of its own: one button.',
      ],
    },
  },
} satisfies Meta<typeof FormActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  async play({ canvas, args }) {
    onSubmit.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

/** What is being sent cannot be given up. */
export const Pending: Story = {
  args: { isPending: true },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const NothingToSend: Story = {
  args: { isSubmitDisabled: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
};

export const Dangerous: Story = { args: { tone: 'critical', submitLabel: 'Cancel my membership' } };

export const HoverFocusPressed: Story = {
  // Once: a form that has a name stands on a page once.
  parameters: { forcedStates: { hover: 'button', focus: 'button', pressed: 'button' } },
};

export const LongText: Story = {
  globals: { width: '360px' },
  args: { submitLabel: 'Angaben zum Arbeitsplatz speichern', cancelLabel: 'Noch nicht entscheiden' },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
