import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { testPortal } from '../testing/TestPortal.tsx';
import { ProblemError } from '../view/problem.ts';
import { type FormOptions, custom, email, matches, maxLength, minLength, pattern, required, useForm } from './index.ts';

interface Values {
  title: string;
  body: string;
  files: File[];
}

const initial: Values = { title: '', body: '', files: [] };
const rules = {
  title: [required('Title is required'), maxLength(5, 'Too long')],
  body: [required('Body is required')],
};

function openForm(options: Partial<FormOptions<Values>> = {}, portal = testPortal()) {
  const onSubmit = vi.fn<FormOptions<Values>['onSubmit']>();
  const { result, unmount } = renderHook(() => useForm<Values>({ initial, rules, onSubmit, ...options }), {
    wrapper: portal.wrapper,
  });
  return { form: () => result.current, onSubmit, unmount, portal };
}

describe('rules', () => {
  test('say their words or nothing', () => {
    const form = { password: 'a' };
    expect([
      required('x')(' ', {}),
      required('x')([], {}),
      required('x')(null, {}),
      required('x')(false, {}),
      required('x')('a', {}),
    ]).toEqual(['x', 'x', 'x', 'x', null]);
    expect([maxLength(2, 'x')('🙂🙂', {}), maxLength(2, 'x')('abc', {})]).toEqual([null, 'x']);
    expect([minLength(2, 'x')('', {}), minLength(2, 'x')('a', {}), minLength(2, 'x')('ab', {})]).toEqual([
      null,
      'x',
      null,
    ]);
    expect([pattern(/^\d+$/, 'x')('1', {}), pattern(/^\d+$/, 'x')('a', {}), pattern(/^\d+$/, 'x')('', {})]).toEqual([
      null,
      'x',
      null,
    ]);
    expect([matches('password', 'x')('a', form), matches('password', 'x')('b', form)]).toEqual([null, 'x']);
    expect(custom((value: number) => value > 1, 'x')(1, {})).toBe('x');
  });

  test.each([
    ['', true],
    ['mia.nguyen@example.org', true],
    [' mia@example.org ', true],
    ['mia', false],
    ['mia@example', false],
    ['mia@@example.org', false],
    ['@example.org', false],
    ['mia nguyen@example.org', false],
    ['mia@example.', false],
  ])('%o is an e-mail: %s [COM-657]', (value, isValid) => {
    expect(email('x')(value, {})).toBe(isValid ? null : 'x');
  });

  test('the e-mail rule does not run away on long input', () => {
    const started = performance.now();
    for (const text of ['a@'.repeat(25_000), `a@${'a.'.repeat(25_000)}`, ' '.repeat(50_000)]) email('x')(text, {});
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('a form', () => {
  test('says what is wrong when it is sent, keeps quiet before, and clears a word as soon as it is right', async () => {
    const { form, onSubmit } = openForm();
    act(() => form().field('title').onBlur());
    expect(form().errors).toEqual({});
    await act(() => form().onSubmit());
    expect(form().field('title').error).toBe('Title is required');
    act(() => form().set('title', 'Hello you'));
    expect(form().field('title').error).toBe('Too long');
    act(() => form().set('title', 'Hello'));
    expect([form().field('title').error, form().field('body').error]).toEqual([undefined, 'Body is required']);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('judges a changed field when it is left', () => {
    const { form } = openForm();
    act(() => form().set('title', 'Hello you'));
    expect(form().field('title').error).toBeUndefined();
    act(() => form().field('title').onBlur());
    expect(form().field('title').error).toBe('Too long');
  });

  test('is sent once however often it is pressed', async () => {
    let finish: (() => void) | undefined;
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { form } = openForm({ onSubmit, rules: {} });
    act(() => void [form().onSubmit(), form().onSubmit(), form().onSubmit()]);
    expect([form().isPending, onSubmit.mock.calls.length]).toEqual([true, 1]);
    await act(async () => finish?.());
    expect(form().isPending).toBe(false);
    await act(async () => void form().onSubmit());
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  test("puts a server's problem on its field and keeps what was typed", async () => {
    const problem = { code: 'conflict', status: 409, message: 'This title is taken', field: 'body.title' };
    const { form } = openForm({ onSubmit: () => Promise.reject(new ProblemError(problem)) });
    act(() => [form().set('title', 'Hello'), form().set('body', 'World')].forEach(() => undefined));
    await act(() => form().onSubmit());
    expect(form().field('title').error).toBe('This title is taken');
    expect(form().values).toMatchObject({ title: 'Hello', body: 'World' });
    expect([form().isPending, form().isDirty]).toEqual([false, true]);
    act(() => form().set('title', 'Other'));
    expect(form().field('title').error).toBeUndefined();
  });

  test('says whether a problem names one of its fields', () => {
    const { form } = openForm();
    const at = (field?: string) => ({ code: 'invalid_input', status: 400, message: 'No', field });
    const landed: boolean[] = [];
    act(
      () =>
        void landed.push(
          ...[at('body.files.0.name'), at('title'), at('body.toString'), at('query.page'), at()].map((problem) =>
            form().showProblem(problem),
          ),
        ),
    );
    expect(landed).toEqual([true, true, false, false, false]);
  });

  test('an error that is no problem is not hidden', async () => {
    const { form } = openForm({ rules: {}, onSubmit: () => Promise.reject(new TypeError('a defect')) });
    await act(() => expect(form().onSubmit()).rejects.toThrow('a defect'));
    expect(form().isPending).toBe(false);
  });

  test('knows what differs from what is saved', async () => {
    const { form } = openForm({ rules: {} });
    act(() => form().set('title', 'Hello'));
    expect(form().isDirty).toBe(true);
    act(() => form().set('title', ''));
    expect(form().isDirty).toBe(false);
    act(() => form().set('title', 'Hello'));
    await act(() => form().onSubmit());
    expect(form().isDirty).toBe(false);
    act(() => form().reset());
    expect(form().values.title).toBe('');
  });

  test('moves to the first field that is wrong, in the order of the page', async () => {
    function Example() {
      const form = useForm({ initial: { title: '', body: '' }, rules, onSubmit: () => undefined });
      const title = form.field('title');
      return (
        <form onSubmit={(event) => void form.onSubmit(event)}>
          <div data-field="body">
            <div contentEditable="true" tabIndex={0} role="textbox" aria-label="Body" />
          </div>
          <input
            name={title.name}
            aria-label="Title"
            value={title.value}
            onChange={(event) => title.onChange(event.target.value)}
          />
          <button>Send</button>
        </form>
      );
    }
    render(<Example />, { wrapper: testPortal().wrapper });
    fireEvent.click(screen.getByText('Send'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Body')));
  });
});

describe('a form with a draft', () => {
  test('finds what was typed after a reload, apart from files, and forgets it once it is sent', async () => {
    const { form, unmount, portal } = openForm({ draftKey: 'post:new', rules: {} });
    act(() => form().set('title', 'Hello'));
    act(() => form().set('files', [new File(['x'], 'x.txt')]));
    unmount();
    const again = openForm({ draftKey: 'post:new', rules: {} }, portal);
    expect(again.form()).toMatchObject({
      values: { title: 'Hello', body: '', files: [] },
      restoredDraft: true,
      isDirty: true,
    });
    await act(() => again.form().onSubmit());
    again.unmount();
    expect(openForm({ draftKey: 'post:new' }, portal).form()).toMatchObject({ values: initial, restoredDraft: false });
  });

  test('keeps the draft while sending fails', async () => {
    const problem = new ProblemError({ code: 'offline', status: 0, message: 'Offline' });
    const { form, unmount, portal } = openForm({
      draftKey: 'post:new',
      rules: {},
      onSubmit: () => Promise.reject(problem),
    });
    act(() => form().set('title', 'Hello'));
    await act(() => form().onSubmit());
    unmount();
    expect(openForm({ draftKey: 'post:new' }, portal).form().values.title).toBe('Hello');
  });

  test('takes only fields it has, of the kind they have', () => {
    const portal = testPortal();
    portal.storage.write(
      'portal:http%3A%2F%2Fportal.test:test/portal-draft:mia:post:new',
      JSON.stringify({ title: 7, body: 'Kept', role: 'admin' }),
    );
    expect(openForm({ draftKey: 'post:new' }, portal).form().values).toEqual({ ...initial, body: 'Kept' });
  });
});

describe('the files of a draft', () => {
  const notes = new File(['x'], 'notes.txt');

  test('are there again after a reload, beside the words', async () => {
    const portal = testPortal();
    const first = openForm({ draftKey: 'post:new' }, portal);
    act(() => first.form().set('body', 'Kept'));
    act(() => first.form().set('files', [notes]));
    first.unmount();
    await waitFor(async () => expect(await portal.own.vault.entries('file/')).toHaveLength(1));
    const again = openForm({ draftKey: 'post:new' }, portal);
    expect(again.form().values).toMatchObject({ body: 'Kept', files: [] });
    await waitFor(() => expect(again.form().values.files).toEqual([notes]));
    act(() => again.form().set('title', 'More'));
    again.unmount();
    const third = openForm({ draftKey: 'post:new' }, portal);
    await waitFor(() => expect(third.form().values).toEqual({ title: 'More', body: 'Kept', files: [notes] }));
  });

  test('stay kept while they are still on their way into the form', async () => {
    const portal = testPortal();
    const first = openForm({ draftKey: 'post:new' }, portal);
    act(() => first.form().set('files', [notes]));
    first.unmount();
    await waitFor(async () => expect(await portal.own.vault.entries('file/')).toHaveLength(1));
    const again = openForm({ draftKey: 'post:new' }, portal);
    act(() => again.form().set('title', 'At once'));
    again.unmount();
    const third = openForm({ draftKey: 'post:new' }, portal);
    await waitFor(() => expect(third.form().values).toMatchObject({ title: 'At once', files: [notes] }));
  });

  test('go with the draft, and one by one when they are taken out', async () => {
    const portal = testPortal();
    const { form } = openForm({ draftKey: 'post:new' }, portal);
    act(() => form().set('files', [notes, new File(['y'], 'other.txt')]));
    await waitFor(async () => expect(await portal.own.vault.entries('file/')).toHaveLength(2));
    act(() => form().set('files', [notes]));
    await waitFor(async () => expect(await portal.own.vault.entries('file/')).toHaveLength(1));
    act(() => form().reset());
    await waitFor(async () => expect(await portal.own.vault.entries('')).toEqual([]));
  });

  test('that are lost are told of, and so are those that the device cannot keep', async () => {
    const portal = testPortal();
    const first = openForm({ draftKey: 'post:new' }, portal);
    act(() => first.form().set('files', [notes]));
    first.unmount();
    await waitFor(async () => expect(await portal.own.vault.entries('file/')).toHaveLength(1));
    await portal.own.vault.remove('file/');
    openForm({ draftKey: 'post:new' }, portal);
    await waitFor(() => expect(portal.toasts().map(({ text }) => text)).toEqual([expect.stringMatching(/^1 file of/)]));
    const full = {
      entries: async () => [],
      put: () => Promise.reject(new Error('full')),
      remove: async () => undefined,
    };
    const other = testPortal({ vault: full });
    const { form } = openForm({ draftKey: 'post:new' }, other);
    act(() => form().set('files', [notes]));
    await waitFor(() =>
      expect(other.toasts().map(({ text }) => text)).toEqual([expect.stringMatching(/^This device cannot keep/)]),
    );
  });
});
