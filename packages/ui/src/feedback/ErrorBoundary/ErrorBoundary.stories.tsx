import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { onSurface } from '../../foundations/story-surface.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Members({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('The list of members cannot be drawn');
  return <Text>Mia Nguyen, Wei Chen and 12 others</Text>;
}

const meta = {
  title: 'Components/Feedback/ErrorBoundary',
  component: ErrorBoundary,
  decorators: [onSurface],
  // React says every caught error again on the console; the boundary is what is looked at here.
  args: {
    title: 'Members cannot be shown',
    text: 'Something went wrong here. The rest of the page still works.',
    children: <Members isBroken />,
    onError: fn(),
  },
  parameters: {
    usage: {
      use: ['Around each page and around each panel that can break without the others.'],
      avoid: ['For a read that failed: the view of the screen says so; use ProblemPanel.'],
    },
  },
} satisfies Meta<typeof ErrorBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Panel: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Members cannot be shown');
    await expect(args.onError).toHaveBeenCalledWith(expect.any(Error), expect.stringContaining('Members'));
  },
};

export const Page: Story = { args: { scope: 'page' } };

export const Narrow: Story = { args: { scope: 'page' }, globals: { width: '360px' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

function Repairable() {
  const [isBroken, setIsBroken] = useState(true);
  return (
    <Stack>
      <Button onPress={() => setIsBroken(false)}>Repair the list</Button>
      <ErrorBoundary title="Members cannot be shown">
        <Members isBroken={isBroken} />
      </ErrorBoundary>
    </Stack>
  );
}

/** Trying again renders what broke once more, without loading the page anew. */
export const Keyboard: Story = {
  render: () => <Repairable />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Mia Nguyen, Wei Chen and 12 others')).toBeVisible());
  },
};

function Places() {
  const [place, setPlace] = useState('members');
  return (
    <Stack>
      <Button onPress={() => setPlace('about')}>About</Button>
      <ErrorBoundary title="Members cannot be shown" resetKey={place}>
        <Members isBroken={place === 'members'} />
      </ErrorBoundary>
    </Stack>
  );
}

/** Another place is tried at once. */
export const AnotherPlace: Story = {
  render: () => <Places />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'About' }));
    await waitFor(() => expect(canvas.getByText('Mia Nguyen, Wei Chen and 12 others')).toBeVisible());
  },
};
