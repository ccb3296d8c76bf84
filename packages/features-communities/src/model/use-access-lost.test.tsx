import { useStoredDraft } from '@portal/kit';
import { testPortal } from '@portal/kit/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Standing } from './standing.ts';
import { useAccessLost } from './use-access-lost.ts';

interface PageProps {
  standing: Standing | null;
  id?: string;
  name?: string | null;
}

/** A page with a field for those who may write. */
function Page({ standing, id = 'hands', name = 'Hand therapy' }: PageProps) {
  const { page, onLeft } = useAccessLost({ id, standing, name });
  return (
    <div ref={page}>
      <h1>The page</h1>
      <button type="button" onClick={onLeft}>
        Leave
      </button>
      {standing === 'open' && <Field />}
      {standing === 'closed' && <h2>Community is private</h2>}
    </div>
  );
}

const entry = { kind: 'New post', place: 'Hand therapy', text: 'Putty', href: undefined };

function Field() {
  const { write } = useStoredDraft('post:new:c-01');
  return <input aria-label="Title" onChange={({ target }) => write(target.value, entry)} />;
}

function open() {
  const portal = testPortal();
  const { rerender } = render(<Page standing="open" />, { wrapper: portal.wrapper });
  const toasts = () => portal.toasts().map(({ tone, text, description = '' }) => [tone, text, description]);
  return { become: (props: PageProps) => rerender(<Page {...props} />), toasts: toasts, storage: portal.own.storage };
}

const draftNotice = 'What you have not sent is kept among your drafts.';

test('who is put out while they write is told so, has a draft, and is led to the heading of what is there instead', async () => {
  const { become, toasts, storage } = open();
  const field = screen.getByRole('textbox', { name: 'Title' });
  field.focus();
  fireEvent.change(field, { target: { value: 'Putty' } });
  become({ standing: 'closed', name: null });
  expect(toasts()).toEqual([['info', 'You are no longer a member of Hand therapy', draftNotice]]);
  expect(storage.keys('portal-draft:')).toEqual(['portal-draft:mia:post:new:c-01']);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 })));
});

test('who has written nothing is told nothing of drafts, and keeps the focus that they have', async () => {
  const { become, toasts } = open();
  screen.getByRole('button', { name: 'Leave' }).focus();
  become({ standing: 'closed' });
  expect(toasts()).toEqual([['info', 'You are no longer a member of Hand therapy', '']]);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Leave' }));
});

test('a community that is archived meanwhile says so', async () => {
  const { become, toasts } = open();
  screen.getByRole('textbox', { name: 'Title' }).focus();
  become({ standing: 'archived' });
  expect(toasts()).toEqual([['info', 'Hand therapy is archived from now on', '']]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

test.each<[string, PageProps[]]>([
  ['who is asked about anew', [{ standing: null }, { standing: 'open' }]],
  [
    'who is let in',
    [
      { standing: 'closed', id: 'other' },
      { standing: 'open', id: 'other' },
    ],
  ],
  ['who goes on to the page of another community', [{ standing: 'closed', id: 'other' }]],
])('%s is told nothing', (_, steps) => {
  const { become, toasts } = open();
  for (const step of steps) become(step);
  expect(toasts()).toEqual([]);
});

test('who leaves is told nothing more than that they have left', () => {
  const { become, toasts } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  become({ standing: 'closed' });
  expect(toasts()).toEqual([]);
  become({ standing: 'open' });
  become({ standing: 'closed' });
  expect(toasts()).toHaveLength(1);
});
