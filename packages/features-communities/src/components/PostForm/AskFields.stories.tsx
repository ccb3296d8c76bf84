import { useForm } from '@portal/kit/form';
import { inAColumn } from '@portal/stories';
import { lazyComponent } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FunctionComponent } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { PollFieldsProps } from '../PollFields/PollFields.tsx';
import { AskFields } from './AskFields.tsx';
import { emptyPost, type PostValues } from './post-values.ts';

const lost = lazyComponent<FunctionComponent<PollFieldsProps>>(() =>
  Promise.reject(new Error('The code of the poll could not be fetched.')),
);

const meta = {
  title: 'Communities/Post/Form/Asks',
  component: function Asks() {
    const form = useForm<PostValues>({ initial: emptyPost, onSubmit: () => undefined });
    return <AskFields form={form} state="free" pollFields={lost} />;
  },
  decorators: [inAColumn],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The code of a poll could not be fetched: it is said, and the post goes on. */
export const PollCannotBeFetched: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a poll' }));
    await waitFor(() => expect(screen.getByText('The poll could not be opened. Try again.')).toBeVisible());
  },
};
