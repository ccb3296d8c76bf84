import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../../layout/Box.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { BackToTop } from './BackToTop.tsx';

const meta = {
  title: 'Components/Navigation/BackToTop',
  component: BackToTop,
  render: (args) => (
    <Box>
      <Stack>
        {Array.from({ length: 60 }, (_, index) => (
          <Text key={index}>A line of a long page.</Text>
        ))}
      </Stack>
      <BackToTop {...args} />
    </Box>
  ),
  parameters: {
    withoutForcedStates: 'It is an IconButton in a fixed place.',
    // Each in a frame of its own: they take the whole window.
    docs: { story: { inline: false, height: '480px' } },
    usage: {
      use: ['Once on pages that can be many screens long.'],
      avoid: ['Short pages, dialogs and drawers.'],
    },
  },
} satisfies Meta<typeof BackToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page may not have its height yet when a story begins, or be where the story before left it: without another place there is no event of scrolling. */
async function scrollDown(canvasElement: HTMLElement, place: number): Promise<HTMLElement> {
  return waitFor(() => {
    window.scrollTo(0, window.scrollY === place ? place + 1 : place);
    return within(canvasElement).getByRole('button', { name: 'Back to top' });
  });
}

/** It comes after 160 px of scrolling, not before; with less motion it goes up at once. */
export const Appears: Story = {
  parameters: { behaviours: ['PLT-219'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await scrollDown(canvasElement, 161);
    window.scrollTo(0, 160);
    await waitFor(() => expect(page.queryByRole('button', { name: 'Back to top' })).toBeNull());
    await expect(window.scrollY).toBe(160);
    await userEvent.click(await scrollDown(canvasElement, 161));
    await waitFor(() => expect(window.scrollY).toBe(0));
    await waitFor(() => expect(page.queryByRole('button', { name: 'Back to top' })).toBeNull());
  },
};

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const button = await scrollDown(canvasElement, 600);
    await waitFor(() => expect(button).toBeVisible());
  },
};

/** It would cover the end of a form, where it is sent. */
export const AwayWhileAFormIsFilledIn: Story = {
  render: (args) => (
    <Box>
      <div style={{ height: 3000 }} />
      <form>
        <TextField label="Title" value="" onChange={() => undefined} />
      </form>
      <BackToTop {...args} />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await scrollDown(canvasElement, 600);
    const field = page.getByRole('textbox');
    field.focus();
    await waitFor(() => expect(page.queryByRole('button', { name: 'Back to top' })).toBeNull());
    field.blur();
    await expect(await page.findByRole('button', { name: 'Back to top' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const button = await scrollDown(canvasElement, 600);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.scrollY).toBe(0));
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: Shown.play,
};
