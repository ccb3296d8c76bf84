import type { DeskEvent } from '@portal/api';
import { testPortal } from '@portal/kit/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sampleDeskEvent } from '../../stories/sample-desk-events.ts';
import { EventActions } from './EventActions.tsx';
import { useEventDeeds } from './use-event-deeds.ts';

function Actions({ event }: { event: DeskEvent }) {
  return <EventActions event={event} editHref={undefined} deeds={useEventDeeds(event)} />;
}

test('what is cancelled is what was read when it was begun, whatever is loaded meanwhile', async () => {
  const sent = vi.fn();
  const fetch = async (_: unknown, { body }: RequestInit = {}) => {
    sent(JSON.parse(typeof body === 'string' ? body : '{}'));
    return Response.json({ code: 'stale', status: 412, message: 'It was changed.' }, { status: 412 });
  };
  const event: DeskEvent = { ...sampleDeskEvent, status: 'published', revision: 3 };
  const { rerender } = render(<Actions event={event} />, { wrapper: testPortal({ fetch }).wrapper });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel event' }));
  const dialog = within(await screen.findByRole('dialog'));
  rerender(<Actions event={{ ...event, revision: 4 }} />);
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'The hall is flooded.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel event' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ revision: 3, message: 'The hall is flooded.' }));
  expect(dialog.getByRole('textbox')).toHaveValue('The hall is flooded.');
});
