import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Stack } from '../Stack.tsx';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Components/Layout/Card',
  component: Card,
  decorators: [onSurface],
  args: { children: null },
  parameters: {
    usage: {
      use: [
        'For one thing that can be opened, or that has actions of its own.',
        'With href the whole card is the link; its buttons stay buttons.',
      ],
      avoid: [
        'For a part of a page: use Section instead; no card inside a card.',
        'For something with a picture: use MediaCard instead.',
        'For a person: use PersonCard instead.',
      ],
    },
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;
const like = fn();

/** The whole card is the link, and the buttons in it stay buttons. */
export const Opens: Story = {
  render: () => (
    <Card href="/communities/hand-therapy" label="Hand Therapy">
      <Stack gap={3} align="start">
        <Heading level={2}>Hand Therapy</Heading>
        <Text tone="quiet">Splinting, tendon protocols and the odd rant about theatre lists.</Text>
        <Button size="sm" onPress={like}>
          Like
        </Button>
      </Stack>
    </Card>
  ),
  play: async ({ canvas }) => {
    like.mockClear();
    const link = canvas.getByRole('link', { name: 'Hand Therapy' });
    const text = canvas.getByText(/Splinting/).getBoundingClientRect();
    await expect(document.elementFromPoint(text.x + 5, text.y + 5)).toBe(link);
    const button = canvas.getByRole('button', { name: 'Like' });
    const place = button.getBoundingClientRect();
    await expect(button).toContainElement(document.elementFromPoint(place.x + 8, place.y + 8) as HTMLElement);
    await userEvent.click(button);
    await expect(like).toHaveBeenCalledOnce();
  },
};

export const Plain: Story = { args: { children: <Text>A surface for one thing.</Text> } };
export const Highlighted: Story = {
  args: { isHighlighted: true, children: <Text>The one that was looked for.</Text> },
};
export const Flat: Story = { args: { surface: 'flat', children: <Text>On the page’s own surface.</Text> } };

/** The card is one stop, and each of its buttons another. */
export const Keyboard: Story = {
  render: () => (
    <Card href="/communities/hand-therapy" label="Hand Therapy">
      <Stack gap={3} align="start">
        <Heading level={2}>Hand Therapy</Heading>
        <Button size="sm" onPress={like}>
          Like
        </Button>
      </Stack>
    </Card>
  ),
  play: async ({ canvas }) => {
    like.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Hand Therapy' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Like' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(like).toHaveBeenCalledOnce());
  },
};

export const HoverFocusPressed: Story = { render: Keyboard.render, parameters: { forcedStates: { part: 'a' } } };

export const LongText: Story = {
  args: {
    href: '/communities/long',
    label: longName,
    children: (
      <Stack gap={2}>
        <Heading level={2}>{longName}</Heading>
        <Text>{`${longName.replaceAll(' ', '')} ${longName}`}</Text>
      </Stack>
    ),
  },
};
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'mobile1' } } };
export const RightToLeft: Story = { ...LongText, globals: { direction: 'rtl' } };
