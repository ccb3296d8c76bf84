import { sampleSound, sampleSoundUrl } from '@portal/stories/samples/sounds';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { NameSoundPanel } from './NameSoundPanel.tsx';

const meta = {
  title: 'Settings/Recorded name/Panel',
  component: NameSoundPanel,
  args: {
    url: null,
    phase: { kind: 'idle' },
    isOffered: true,
    isSaving: false,
    isRemoving: false,
    onRecord: fn(),
    onStop: fn(),
    onDiscard: fn(),
    onSave: fn(async () => undefined),
    onRemove: fn(async () => undefined),
    onUnheard: fn(),
  },
} satisfies Meta<typeof NameSoundPanel>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const namesOf = (canvas: Canvas) => canvas.getAllByRole('button').map(({ textContent }) => textContent);
const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));

export const NotRecorded: Story = {
  async play({ canvas, args }) {
    await expect(namesOf(canvas)).toEqual(['Record how you say your name']);
    await press(canvas, 'Record how you say your name');
    await expect(args.onRecord).toHaveBeenCalledOnce();
  },
};

/** The browser asks whether it may; a second press does nothing. */
export const Asking: Story = {
  args: { phase: { kind: 'asking' } },
  async play({ canvas, args }) {
    await press(canvas, 'Record how you say your name');
    await expect(args.onRecord).not.toHaveBeenCalled();
  },
};

/** A screen reader says what comes next, before anything is heard. */
export const CountingDown: Story = {
  args: { phase: { kind: 'counting', seconds: 2 } },
  async play({ canvas }) {
    await expect(canvas.getByText('Recording begins in 2 seconds')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Say your name, then press Stop.');
  },
};

/** Nothing is said aloud, which the microphone would hear. */
export const Recording: Story = {
  args: { phase: { kind: 'recording', seconds: 8 }, url: sampleSoundUrl },
  async play({ canvas, args }) {
    await expect(canvas.getByText('Recording. 8 seconds left')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(namesOf(canvas)).toEqual(['Stop']);
    await press(canvas, 'Stop');
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const LastSecond: Story = {
  args: { phase: { kind: 'recording', seconds: 1 } },
  async play({ canvas }) {
    await expect(canvas.getByText('Recording. 1 second left')).toBeVisible();
  },
};

export const BeingRead: Story = {
  args: { phase: { kind: 'reading' } },
  async play({ canvas, args }) {
    await press(canvas, 'Stop');
    await expect(args.onStop).not.toHaveBeenCalled();
  },
};

/** Heard before it is kept. */
export const Recorded: Story = {
  args: { phase: { kind: 'recorded', sound: sampleSound() } },
  async play({ canvas, args }) {
    const play = spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    await expect(canvas.getByRole('status')).toHaveTextContent('Recorded. Play it, then save it.');
    await expect(namesOf(canvas)).toEqual(['Play', 'Record again', 'Discard', 'Save']);
    await press(canvas, 'Play');
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop playing' }));
    await expect(await canvas.findByRole('button', { name: 'Play' })).toHaveFocus();
    await expect(play).toHaveBeenCalledOnce();
    await press(canvas, 'Discard');
    await expect(args.onDiscard).toHaveBeenCalledOnce();
    await press(canvas, 'Save');
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = {
  args: { phase: { kind: 'recorded', sound: sampleSound() }, isSaving: true },
  async play({ canvas, args }) {
    await press(canvas, 'Save');
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Discard' })).toBeDisabled();
  },
};

/** What others hear. */
export const Kept: Story = {
  args: { url: sampleSoundUrl },
  async play({ canvas, args }) {
    await expect(namesOf(canvas)).toEqual(['Play', 'Record again', 'Remove']);
    await press(canvas, 'Remove');
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await press(canvas, 'Record again');
    await expect(args.onRecord).toHaveBeenCalledOnce();
  },
};

export const Removing: Story = {
  args: { url: sampleSoundUrl, isRemoving: true },
  async play({ canvas, args }) {
    await press(canvas, 'Remove');
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

export const CannotBePlayed: Story = {
  args: { url: sampleSoundUrl },
  async play({ canvas, args }) {
    spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('It is gone', 'NotSupportedError'));
    await press(canvas, 'Play');
    await expect(await canvas.findByRole('button', { name: 'Play' })).toBeVisible();
    await expect(args.onUnheard).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { phase: { kind: 'failed', problem: 'refused' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^The microphone is not allowed here/);
    await expect(namesOf(canvas)).toEqual(['Record how you say your name']);
  },
};

export const NoMicrophone: Story = {
  args: { phase: { kind: 'failed', problem: 'missing' }, url: sampleSoundUrl },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^No microphone was found/);
    await expect(namesOf(canvas)).toEqual(['Play', 'Record again', 'Remove']);
  },
};

export const Silent: Story = {
  args: { phase: { kind: 'failed', problem: 'silent' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Nothing was heard/);
  },
};

export const Unreadable: Story = {
  args: { phase: { kind: 'failed', problem: 'unreadable' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^The recording could not be read/);
  },
};

/** What was kept is heard and removed all the same. */
export const NotOffered: Story = {
  args: { isOffered: false, url: sampleSoundUrl },
  async play({ canvas }) {
    await expect(canvas.getByText(/^This browser cannot record here/)).toBeVisible();
    await expect(namesOf(canvas)).toEqual(['Play', 'Remove']);
  },
};

export const NothingOffered: Story = {
  args: { isOffered: false },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Narrow: Story = { ...Recorded, globals: { width: '320px' } };
export const Dark: Story = { ...Recording, globals: { scheme: 'dark' } };
export const RightToLeft: Story = { ...Kept, globals: { direction: 'rtl' } };
