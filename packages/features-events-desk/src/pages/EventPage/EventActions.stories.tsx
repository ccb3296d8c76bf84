import { liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleDeskEvent } from '../../stories/sample-desk-events.ts';
import { EventActions } from './EventActions.tsx';
import { useEventMutations } from './use-event-mutations.ts';

/** What was sent to cancel. */
let sent: unknown[] = [];
/** Reads the event again, which somebody else has changed. */
let readAnew = () => {};

function ReadAnew() {
  const [event, setEvent] = useState({ ...sampleDeskEvent, status: 'published' as const, revision: 3 });
  useEffect(() => {
    readAnew = () => setEvent((read) => ({ ...read, revision: read.revision + 1 }));
  }, []);
  return (
    <EventActions event={event} editHref={undefined} repeatHref={undefined} mutations={useEventMutations(event)} />
  );
}

const meta = {
  title: 'Events/Desk/Event/What is done to it',
  component: ReadAnew,
  beforeEach({ msw }) {
    sent = [];
    const note = async (request: Request) => {
      if (request.url.endsWith('/cancel')) sent.push(await request.clone().json());
    };
    msw.use(...liveMock({ as: 'helen.brooks@example.org', holdBack: note }).handlers);
  },
} satisfies Meta<typeof ReadAnew>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is cancelled is what was read when it was begun, whatever is loaded meanwhile. */
export const CancelsWhatWasRead: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel event' }));
    const dialog = within(await screen.findByRole('dialog'));
    readAnew();
    await userEvent.type(dialog.getByRole('textbox'), 'The hall is flooded.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel event' }));
    await waitFor(() => expect(sent).toEqual([{ revision: 3, message: 'The hall is flooded.' }]));
  },
};
