import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { testPortal } from '../testing/TestPortal.tsx';
import { ProblemError } from '../view/problem.ts';
import { type NestedFormOptions, custom, each, email, required, section, useNestedForm, useSteps } from './index.ts';

interface Ticket {
  type: string;
  holder: { name: string; email: string };
  proof: File | null;
}
interface Values {
  event: string;
  tickets: Ticket[];
  invoice: { company: string };
}

const ticket = (name = '', type = 'member'): Ticket => ({ type, holder: { name, email: '' }, proof: null });
const initial: Values = {
  event: 'Conference',
  tickets: [ticket('Mia'), ticket('Tom'), ticket('Priya')],
  invoice: { company: '' },
};
const rules: NestedFormOptions<Values>['rules'] = {
  event: [required('Which event?')],
  tickets: each(
    { type: [required('Which ticket?')], holder: section({ name: [required('Who?')], email: [email('No e-mail')] }) },
    [custom((rows) => rows.length < 5, 'Too many')],
  ),
  invoice: section({ company: [required('Which company?')] }),
};

function openForm(options: Partial<NestedFormOptions<Values>> = {}, portal = testPortal()) {
  const onSubmit = vi.fn<NestedFormOptions<Values>['onSubmit']>();
  const { result, unmount } = renderHook(
    () => useNestedForm<Values>({ initial, rules, rows: { tickets: () => ticket() }, onSubmit, ...options }),
    { wrapper: portal.wrapper },
  );
  const form = () => result.current;
  return {
    form,
    rows: () => form().list('tickets').rows,
    names: () => form().values.tickets.map(({ holder }) => holder.name),
    onSubmit,
    unmount,
    portal,
  };
}

test('a row’s field is named and changed by its path, and nothing else changes', () => {
  const { form, rows } = openForm();
  const name = rows()[1]?.section('holder').field('name');
  expect(name).toMatchObject({ name: 'tickets.1.holder.name', value: 'Tom' });
  act(() => name?.onChange('Thomas'));
  expect(form().values.tickets[1]).toEqual({ ...ticket('Thomas'), proof: null });
  expect(form().values.tickets[0]).toBe(initial.tickets[0]);
  expect(form().isDirty).toBe(true);
  act(() => form().section('invoice').field('company').onChange('OT Ltd'));
  expect(form().values.invoice).toEqual({ company: 'OT Ltd' });
});

const changes: [string, (form: ReturnType<typeof openForm>) => void, string[], string | null][] = [
  [
    'added at the end',
    ({ form }) => form().list('tickets').add(ticket('Leilani')),
    ['Mia', 'Tom', 'Priya', 'Leilani'],
    'tickets.1.holder.email',
  ],
  ['one above it taken out', ({ rows }) => rows()[0]?.remove(), ['Tom', 'Priya'], 'tickets.0.holder.email'],
  ['one below it taken out', ({ rows }) => rows()[2]?.remove(), ['Mia', 'Tom'], 'tickets.1.holder.email'],
  ['it taken out', ({ rows }) => rows()[1]?.remove(), ['Mia', 'Priya'], null],
  ['it moved down', ({ rows }) => rows()[1]?.move(2), ['Mia', 'Priya', 'Tom'], 'tickets.2.holder.email'],
  ['it moved up', ({ rows }) => rows()[1]?.move(0), ['Tom', 'Mia', 'Priya'], 'tickets.0.holder.email'],
  ['another moved over it', ({ rows }) => rows()[0]?.move(2), ['Tom', 'Priya', 'Mia'], 'tickets.0.holder.email'],
];

test.each(changes)('what is wrong with a row goes with it: %s', (_, change, names, at) => {
  const opened = openForm();
  act(() => opened.rows()[1]?.section('holder').field('email').onChange('tom'));
  act(() => opened.rows()[1]?.section('holder').field('email').onBlur());
  expect(opened.form().errors).toEqual({ 'tickets.1.holder.email': 'No e-mail' });
  const keys = new Map(opened.rows().map(({ key, value }) => [value.holder.name, key]));
  act(() => change(opened));
  expect(opened.names()).toEqual(names);
  expect(opened.form().errors).toEqual(at === null ? {} : { [at]: 'No e-mail' });
  for (const { key, value } of opened.rows()) expect(key).toBe(keys.get(value.holder.name) ?? key);
  expect(new Set(opened.rows().map(({ key }) => key)).size).toBe(names.length);
});

test('a row keeps its key while it is typed into, and rows that were given alike have keys of their own', () => {
  const blank = ticket();
  const { form, rows } = openForm({ initial: { ...initial, tickets: [blank, blank] } });
  act(() => form().list('tickets').add());
  const keys = () => rows().map(({ key }) => key);
  const before = keys();
  expect(new Set(before).size).toBe(3);
  act(() => rows()[2]?.field('type').onChange('guest'));
  expect(keys()).toEqual(before);
});

test('sending says what is wrong in every row, in the list and in the section', async () => {
  const tickets = [ticket('Mia', ''), ticket(), ticket('Tom'), ticket('Priya'), ticket('Wei')];
  const { form, onSubmit } = openForm({ initial: { ...initial, tickets } });
  await act(() => form().onSubmit());
  expect(onSubmit).not.toHaveBeenCalled();
  expect(form().errors).toEqual({
    tickets: 'Too many',
    'tickets.0.type': 'Which ticket?',
    'tickets.1.holder.name': 'Who?',
    'invoice.company': 'Which company?',
  });
  expect(form().list('tickets').error).toBe('Too many');
});

test.each([
  ['body.tickets.2.holder.email', 'tickets.2.holder.email'],
  ['body.tickets.2.holder.email.domain', 'tickets.2.holder.email'],
  ['body.tickets.2.seat', 'tickets'],
  ['body.tickets', 'tickets'],
  ['body.event.0', 'event'],
  ['body.coupon', null],
])('a server’s problem with %s is told at %s', (field, at) => {
  const { form, rows } = openForm();
  act(() => rows().forEach((row) => row.section('holder').field('email')));
  const problem = { code: 'invalid', status: 400, message: 'Already registered', field };
  act(() => expect(form().showProblem(problem)).toBe(at !== null));
  expect(form().errors).toEqual(at === null ? {} : { [at]: 'Already registered' });
});

test('a draft keeps rows and sections, with their files a moment later', async () => {
  const portal = testPortal();
  const first = openForm({ draftKey: 'booking' }, portal);
  const proof = new File(['x'], 'proof.pdf');
  act(() =>
    first
      .form()
      .list('tickets')
      .add({ ...ticket('Wei'), proof }),
  );
  act(() => first.rows()[0]?.section('holder').field('email').onChange('mia@example.org'));
  act(() => first.form().section('invoice').field('company').onChange('OT Ltd'));
  first.unmount();
  await waitFor(async () => expect(await portal.own.vault.entries('file/')).toHaveLength(1));
  const second = openForm({ draftKey: 'booking' }, portal);
  expect(second.form().restoredDraft).toBe(true);
  expect(second.names()).toEqual(['Mia', 'Tom', 'Priya', 'Wei']);
  expect(second.form().values.tickets[0]?.holder.email).toBe('mia@example.org');
  expect(second.form().values.tickets[3]).toEqual(ticket('Wei'));
  expect(second.form().values.invoice.company).toBe('OT Ltd');
  await waitFor(() => expect(second.form().values.tickets[3]?.proof).toBe(proof));
});

test('steps go on when their fields are well, and back to where the server finds something wrong', async () => {
  const problem = { code: 'invalid', status: 400, message: 'Sold out', field: 'body.tickets.0.type' };
  const onSubmit = vi.fn(() => Promise.reject(new ProblemError(problem)));
  const { result } = renderHook(
    () => {
      const form = useNestedForm<Values>({ initial, rules, onSubmit });
      const steps = useSteps(
        [
          { id: 'tickets', fields: ['event', 'tickets'] },
          { id: 'invoice', fields: ['invoice'] },
        ],
        form,
      );
      form.list('tickets').rows.forEach((row) => row.field('type'));
      return { form, steps };
    },
    { wrapper: testPortal().wrapper },
  );
  const steps = () => result.current.steps;
  act(() => result.current.form.set('event', ''));
  act(() => steps().next());
  expect(steps().current).toBe('tickets');
  expect(result.current.form.errors).toEqual({ event: 'Which event?' });
  act(() => result.current.form.set('event', 'Conference'));
  await act(() => steps().onSubmit());
  expect(steps()).toMatchObject({ current: 'invoice', index: 1, count: 2, isLast: true });
  act(() => steps().back());
  act(() => steps().next());
  await act(() => steps().onSubmit());
  expect(onSubmit).not.toHaveBeenCalled();
  act(() => result.current.form.section('invoice').field('company').onChange('OT Ltd'));
  await act(() => steps().onSubmit());
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(steps().current).toBe('tickets');
  expect(result.current.form.errors['tickets.0.type']).toBe('Sold out');
});
