import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { StaleNotice } from './StaleNotice.tsx';

type Part = 'title' | 'summary' | 'text';

const title = 'Somebody else has changed this event';
const labels = {
  title,
  notice: 'While you were writing, somebody else saved this event.',
  question: 'Nothing is lost. Say for each part which one is kept.',
  compare: 'Compare',
  mine: 'Yours',
  theirs: 'Theirs',
  back: 'Back to the form',
  save: 'Save what is chosen',
};

const meta = {
  title: 'Components/Feedback/StaleNotice',
  component: StaleNotice<Part>,
  decorators: [onSurface],
  args: {
    asksAtOnce: false,
    parts: [
      { id: 'title', label: 'Title', first: 'mine', says: { mine: 'Hands in winter', theirs: 'Cold hands' } },
      { id: 'summary', label: 'In short', first: 'theirs', says: { mine: '–', theirs: 'Splints and gloves.' } },
    ],
    labels,
    onSave: fn(),
  },
  parameters: {
    // In a frame of its own: its dialog takes the whole window.
    docs: { story: { inline: false, height: '520px' } },
    usage: {
      use: ['Above a form whose thing somebody else has saved since it was read.'],
      avoid: ['Where one text alone is written: show both and let one be taken.'],
    },
  },
} satisfies Meta<typeof StaleNotice<Part>>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: title }));

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Whoever tried to save is asked at once, and begins with what is likely. */
export const AskedAtOnce: Story = {
  args: { asksAtOnce: true },
  async play({ args }) {
    const found = await dialog();
    const inTitle = within(found.getByRole('radiogroup', { name: 'Title' }));
    await expect(inTitle.getByRole('radio', { name: 'Theirs' })).toHaveAccessibleDescription('Cold hands');
    await userEvent.click(found.getByRole('button', { name: 'Save what is chosen' }));
    const chosen = new Map<Part, string>([
      ['title', 'mine'],
      ['summary', 'theirs'],
    ]);
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith(chosen);
    await gone();
  },
};

/** Whoever is writing is not interrupted, and finds again what was picked before the form was looked at once more. */
export const PickedAndLeft: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('While you were writing');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    const inTitle = within((await dialog()).getByRole('radiogroup', { name: 'Title' }));
    await userEvent.click(inTitle.getByRole('radio', { name: 'Theirs' }));
    await userEvent.click((await dialog()).getByRole('button', { name: 'Back to the form' }));
    await gone();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    const again = within((await dialog()).getByRole('radiogroup', { name: 'Title' }));
    await expect(again.getByRole('radio', { name: 'Theirs' })).toBeChecked();
  },
};

export const Keyboard: Story = {
  async play({ canvas, args }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Compare' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const found = await dialog();
    const inTitle = within(found.getByRole('radiogroup', { name: 'Title' }));
    inTitle.getByRole('radio', { name: 'Yours' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(inTitle.getByRole('radio', { name: 'Theirs' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** What a line does not tell stands beside each other above the choice. */
export const WithComparison: Story = {
  args: {
    asksAtOnce: true,
    parts: [
      {
        id: 'text',
        label: 'What is kept: Text',
        first: 'mine',
        comparison: (
          <>
            <Heading level={3} size="sm">
              Text
            </Heading>
            <Text>
              <del>Wear them at night.</del> <ins>Wear them by day.</ins>
            </Text>
          </>
        ),
      },
    ],
  },
  async play() {
    const found = await dialog();
    await expect(found.getByText('Wear them by day.')).toBeVisible();
    await expect(found.getByRole('radiogroup', { name: 'What is kept: Text' })).toBeVisible();
  },
};

export const HoverFocusPressed: Story = {
  parameters: { forcedStates: { hover: 'button', focus: 'button', pressed: 'button' } },
};

export const LongText: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    asksAtOnce: true,
    parts: [
      { id: 'title', label: 'Title', first: 'mine', says: { mine: longName, theirs: `${longName} ${longName}` } },
    ],
  },
};

export const Dark: Story = { globals: { scheme: 'dark' }, args: { asksAtOnce: true } };
