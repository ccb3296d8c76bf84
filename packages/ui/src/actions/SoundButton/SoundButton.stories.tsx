import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { silence } from '../../foundations/story-files.ts';
import { Box } from '../../layout/Box.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { SoundButton } from './SoundButton.tsx';

const meta = {
  title: 'Components/Actions/SoundButton',
  component: SoundButton,
  args: { src: silence(), label: 'Hear the name', onFailed: fn() },
  render: (args) => (
    <Box>
      <SoundButton {...args} />
    </Box>
  ),
  parameters: {
    usage: {
      use: ['For a sound of some seconds that says something better than words: a name as its owner says it.'],
      avoid: ['A recording that people follow, go back in and pause: open it as an attachment.'],
    },
  },
} satisfies Meta<typeof SoundButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The browser of a test may play nothing that nobody has pressed by hand. */
const playing = (outcome: () => Promise<void>) => spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(outcome);

/** Its name says what the next press does. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const play = playing(async () => undefined);
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Hear the name' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByRole('button', { name: 'Stop' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(await page.findByRole('button', { name: 'Hear the name' })).toHaveFocus();
    await expect(play).toHaveBeenCalledOnce();
    await expect(args.onFailed).not.toHaveBeenCalled();
  },
};

export const HoverFocusPressed: Story = {
  render: (args) => (
    <Inline>
      <SoundButton {...args} />
      <SoundButton {...args} kind="icon" />
    </Inline>
  ),
  parameters: { forcedStates: { part: 'button' } },
};

/** A sound that is gone is said to be, and can be asked for again. */
export const Fails: Story = {
  play: async ({ canvasElement, args }) => {
    playing(() => Promise.reject(new DOMException('It is gone', 'NotSupportedError')));
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Hear the name' }));
    await waitFor(() => expect(args.onFailed).toHaveBeenCalledOnce());
    await expect(await page.findByRole('button', { name: 'Hear the name' })).toBeEnabled();
  },
};

export const Icon: Story = { args: { kind: 'icon' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
