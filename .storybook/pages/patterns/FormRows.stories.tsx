import { custom, each, email, required, section, useNestedForm, useSteps } from '@portal/kit/form';
import type { FormList, FormRow } from '@portal/kit/form';
import { ProblemError } from '@portal/kit';
import { Button, Card, Form, Heading, IconPlus, Inline, Spread, Stack, Stepper, Text, TextField } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { PatternNotes } from './PatternNotes.tsx';

const rules = [
  'Each row is a group with a name and its own way out; a new one stands at the end.',
  'What is wrong with a row is said in that row, and stays with it when rows above it go.',
  'What the server finds wrong leads back to the step and the row that it is about.',
];

interface Ticket {
  holder: { name: string; email: string };
}
interface Booking {
  tickets: Ticket[];
  invoice: { company: string };
}

const newTicket = (): Ticket => ({ holder: { name: '', email: '' } });
const steps = [
  { id: 'tickets', label: 'Tickets', fields: ['tickets'] },
  { id: 'invoice', label: 'Invoice', fields: ['invoice'] },
] as const;

function BookTickets() {
  const [isBooked, setBooked] = useState(false);
  const form = useNestedForm<Booking>({
    initial: { tickets: [newTicket()], invoice: { company: '' } },
    rows: { tickets: newTicket },
    rules: {
      tickets: each(
        {
          holder: section({
            name: [required('Please enter a name')],
            email: [required('Please enter an e-mail'), email('Please enter a valid e-mail')],
          }),
        },
        [custom((rows) => rows.length > 0, 'Please add a ticket')],
      ),
      invoice: section({ company: [required('Please enter a company')] }),
    },
    onSubmit: async ({ tickets }) => {
      await refuseTwice(tickets);
      setBooked(true);
    },
  });
  const { current, isFirst, isLast, back, goTo, onSubmit } = useSteps(steps, form);
  return (
    <Stack gap={6}>
      <Stepper
        label="Booking"
        steps={steps}
        currentId={current}
        onStepSelect={(id) => goTo(id === 'tickets' ? id : 'invoice')}
      />
      <Form label="Booking" onSubmit={onSubmit}>
        <Stack gap={5}>
          {current === 'tickets' ? (
            <Tickets list={form.list('tickets')} />
          ) : (
            <TextField {...form.section('invoice').field('company')} label="Company" />
          )}
          <Inline>
            <Button type="submit" tone="primary" isPending={form.isPending}>
              {isLast ? 'Book' : 'Next'}
            </Button>
            {!isFirst && (
              <Button tone="quiet" onPress={back}>
                Back
              </Button>
            )}
          </Inline>
          <div role="status">{isBooked && <Text tone="positive">Booked. The tickets are in your e-mail.</Text>}</div>
        </Stack>
      </Form>
    </Stack>
  );
}

function Tickets({ list }: { list: FormList<Ticket> }) {
  return (
    <Stack gap={4}>
      {list.rows.map((row, at) => (
        <TicketRow key={row.key} row={row} title={`Ticket ${at + 1}`} />
      ))}
      {list.error !== undefined && (
        <Text tone="critical" role="alert">
          {list.error}
        </Text>
      )}
      <Inline>
        <Button icon={IconPlus} onPress={() => list.add()}>
          Add a ticket
        </Button>
      </Inline>
    </Stack>
  );
}

function TicketRow({ row, title }: { row: FormRow<Ticket>; title: string }) {
  const holder = row.section('holder');
  return (
    <Card padding={5}>
      <Stack gap={4}>
        <Spread>
          <Heading level={2} size="md">
            {title}
          </Heading>
          <Button size="sm" tone="quiet" label={`Take ${title.toLowerCase()} out`} onPress={row.remove}>
            Take out
          </Button>
        </Spread>
        <TextField {...holder.field('name')} label="Name" />
        <TextField {...holder.field('email')} type="email" label="E-mail" />
      </Stack>
    </Card>
  );
}

/** What a server would say of somebody who has a ticket already. */
async function refuseTwice(tickets: readonly Ticket[]): Promise<void> {
  const twice = tickets.findIndex(
    ({ holder }, at) => tickets.findIndex((other) => other.holder.email === holder.email) < at,
  );
  if (twice === -1) return;
  const field = `body.tickets.${twice}.holder.email`;
  throw new ProblemError({ code: 'validation_failed', status: 400, message: 'They have a ticket already', field });
}

const meta = { title: 'Patterns/Form with rows', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Page: StoryObj<typeof meta> = {
  name: 'Form with rows',
  render: () => (
    <PatternNotes title="Form with rows" rules={rules}>
      <BookTickets />
    </PatternNotes>
  ),
  play: async ({ canvas }) => {
    const field = (label: string, at: number) => canvas.getAllByRole('textbox', { name: label })[at]!;
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Add a ticket');
    await press('Add a ticket');
    await userEvent.type(field('Name', 2), 'Tom');
    await userEvent.type(field('E-mail', 2), 'tom');
    await press('Next');
    await waitFor(() => expect(field('Name', 0)).toHaveFocus());
    await press('Take ticket 1 out');
    await expect(canvas.getByText('Please enter a valid e-mail')).toBeVisible();
    await expect(field('Name', 1)).toHaveValue('Tom');
    await userEvent.type(field('Name', 0), 'Mia');
    await userEvent.type(field('E-mail', 0), 'mia@example.org');
    await userEvent.clear(field('E-mail', 1));
    await userEvent.type(field('E-mail', 1), 'mia@example.org');
    await press('Next');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Company' }), 'OT Ltd');
    await press('Book');
    await waitFor(() => expect(canvas.getByText('They have a ticket already')).toBeVisible());
    await waitFor(() => expect(field('E-mail', 1)).toHaveFocus());
    await userEvent.clear(field('E-mail', 1));
    await userEvent.type(field('E-mail', 1), 'tom@example.org');
    await press('Next');
    await press('Book');
    await waitFor(() => expect(canvas.getByText(/^Booked\./)).toBeVisible());
  },
};

export const Narrow: StoryObj<typeof meta> = {
  ...Page,
  name: 'Form with rows on a phone',
  globals: { width: '360px' },
};
