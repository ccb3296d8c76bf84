import { calls, useEndpoint } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, liveMock } from '@portal/stories';
import { Button, Stack, Text } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { sampleRecorder } from '../../stories/sample-recorder.ts';
import { LiveNameSound } from './LiveNameSound.tsx';

/** As the page of account details shows it. */
function OnThePage({ sample }: { sample: ReturnType<typeof sampleRecorder> }) {
  const { view } = useEndpoint(calls.account.details);
  if (view.state !== 'ready') return null;
  return (
    <Stack gap={3}>
      <LiveNameSound url={view.data.nameSoundUrl} recorder={sample.recorder} />
      <Text>{view.data.email}</Text>
    </Stack>
  );
}

/** A page that is left and come back to. */
function LeftMeanwhile(props: { sample: ReturnType<typeof sampleRecorder> }) {
  const [isHere, setHere] = useState(true);
  return (
    <Stack gap={3}>
      {isHere && <OnThePage {...props} />}
      <Button onPress={() => setHere(!isHere)}>{isHere ? 'Leave' : 'Come back'}</Button>
    </Stack>
  );
}

const meta = {
  title: 'Settings/Recorded name',
  component: OnThePage,
  args: { sample: sampleRecorder() },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof OnThePage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const failure = { code: 'conflict', message: 'The files are being moved.' } as const;
const press = async (canvas: Canvas, name: string) => userEvent.click(await canvas.findByRole('button', { name }));
const expectText = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible());

function meets(one: DOMRect, other: DOMRect): boolean {
  const isBeside = one.right <= other.left || other.right <= one.left;
  return !isBeside && one.bottom > other.top && other.bottom > one.top;
}

/** From the first press to what is to be saved, on the one control that stays. */
async function record(
  canvas: Canvas,
  { pass }: ReturnType<typeof sampleRecorder>,
  name = 'Record how you say your name',
) {
  await press(canvas, name);
  await expect(await canvas.findByRole('button', { name: 'Stop' })).toHaveFocus();
  pass(3);
  await expect(await canvas.findByText('Recording. 10 seconds left')).toBeVisible();
  await press(canvas, 'Stop');
  await expect(await canvas.findByRole('button', { name: 'Play' })).toHaveFocus();
}

/** Recorded, kept, recorded again, and removed. */
export const Live: Story = {
  args: { sample: sampleRecorder() },
  async play({ canvas, args: { sample } }) {
    await record(canvas, sample);
    await press(canvas, 'Save');
    await expectText('Others can hear your name now.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus());
    await expect(await canvas.findByRole('button', { name: 'Remove' })).toBeVisible();
    await record(canvas, sample, 'Record again');
    await press(canvas, 'Discard');
    await press(canvas, 'Remove');
    await expectText('Your recording is removed.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Record how you say your name' })).toHaveFocus());
    await expect(sample.count.on).toBe(0);
  },
};

/** On a phone buttons stand below each other: where Discard was pressed there is nothing to be pressed a second time. */
export const DiscardedOnAPhone: Story = {
  args: { sample: sampleRecorder() },
  globals: { width: '360px' },
  async play({ canvas, args: { sample } }) {
    await record(canvas, sample);
    await press(canvas, 'Save');
    await expect(await canvas.findByRole('button', { name: 'Remove' })).toBeEnabled();
    await record(canvas, sample, 'Record again');
    await expect(canvas.getByRole('button', { name: 'Remove' })).toBeDisabled();
    const pressed = (await canvas.findByRole('button', { name: 'Discard' })).getBoundingClientRect();
    await press(canvas, 'Discard');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove' })).toBeEnabled());
    const met = canvas.getAllByRole('button').filter((button) => meets(button.getBoundingClientRect(), pressed));
    await expect(met.map(({ textContent }) => textContent)).toEqual([]);
  },
};

/** What was recorded stays, and is saved when it is tried again. */
export const SaveFails: Story = {
  args: { sample: sampleRecorder() },
  beforeEach: answering(failing(calls.account.saveNameSound, failure)),
  async play({ canvas, args: { sample } }) {
    await record(canvas, sample);
    await press(canvas, 'Save');
    await expectText('Your recording could not be saved. It is still here: try again');
    await expectText(failure.message);
    await expect(await canvas.findByRole('button', { name: 'Save' })).toBeEnabled();
  },
};

export const RemoveFails: Story = {
  args: { sample: sampleRecorder() },
  beforeEach: answering(failing(calls.account.removeNameSound, failure)),
  async play({ canvas, args: { sample } }) {
    await record(canvas, sample);
    await press(canvas, 'Save');
    await press(canvas, 'Remove');
    await expectText('Your recording could not be removed');
    await expect(await canvas.findByRole('button', { name: 'Play' })).toBeVisible();
  },
};

/** What was recorded and neither saved nor discarded is there again; what was saved is not. */
export const LeftUnsaved: Story = {
  args: { sample: sampleRecorder() },
  render: (args) => <LeftMeanwhile {...args} />,
  async play({ canvas, args: { sample } }) {
    const comeBack = async () => {
      await press(canvas, 'Leave');
      await press(canvas, 'Come back');
    };
    await record(canvas, sample);
    await comeBack();
    await expect(await canvas.findByText('Recorded. Play it, then save it.')).toBeInTheDocument();
    await press(canvas, 'Save');
    await expectText('Others can hear your name now.');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull());
    await comeBack();
    await expect(await canvas.findByRole('button', { name: 'Remove' })).toBeEnabled();
    await record(canvas, sample, 'Record again');
    await press(canvas, 'Discard');
    await comeBack();
    await expect(await canvas.findByRole('button', { name: 'Remove' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

/** What cannot be played is still there to be saved or recorded again. */
export const CannotBePlayed: Story = {
  args: { sample: sampleRecorder() },
  async play({ canvas, args: { sample } }) {
    spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('It is gone', 'NotSupportedError'));
    await record(canvas, sample);
    await press(canvas, 'Play');
    await expectText('The recording could not be played');
    await expect(await canvas.findByRole('button', { name: 'Save' })).toBeEnabled();
  },
};

export const Refused: Story = {
  args: { sample: sampleRecorder({ answer: 'refused' }) },
  async play({ canvas }) {
    await press(canvas, 'Record how you say your name');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^The microphone is not allowed here/);
    await expect(await canvas.findByRole('button', { name: 'Record how you say your name' })).toHaveFocus();
  },
};

/** Nobody speaks for ten seconds to a microphone that is gone. */
export const PulledOut: Story = {
  args: { sample: sampleRecorder({ isPulledOut: true }) },
  async play({ canvas, args: { sample } }) {
    await press(canvas, 'Record how you say your name');
    await expect(await canvas.findByRole('button', { name: 'Stop' })).toHaveFocus();
    sample.pass(3);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^No microphone was found/);
    await expect(canvas.queryByText(/^Recording/)).toBeNull();
    await expect(sample.count.on).toBe(0);
  },
};

/** Without a directory nobody would hear it. */
export const NoProfiles: Story = {
  globals: { profile: 'law-council' },
  async play({ canvas }) {
    await expect(await canvas.findByText('mia.nguyen@example.org')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
