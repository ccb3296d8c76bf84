import { testPortal } from '@portal/kit/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleAudit } from '../../stories/sample-audits.ts';
import { AuditActions } from './AuditActions.tsx';

afterEach(cleanup);

test('an audit is closed as it was when somebody began to close it, whatever is read of it meanwhile', async () => {
  const sent: unknown[] = [];
  const fetch = async (address: string, init?: RequestInit) => {
    sent.push(await new Request(address, init).json());
    return Response.json({ code: 'stale', message: 'It has changed meanwhile.' }, { status: 409 });
  };
  const before = { ...sampleAudit, revision: 4 };
  const counts = { ...before.counts, submitted: before.counts.submitted + 1 };
  const { rerender } = render(<AuditActions audit={before} />, { wrapper: testPortal({ fetch }).wrapper });
  const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));
  await press(screen.getByRole('button', { name: 'Close audit' }));
  const dialog = await screen.findByRole('alertdialog');
  const questionText = dialog.textContent;
  rerender(<AuditActions audit={{ ...before, counts, revision: 5 }} />);
  expect(dialog.textContent).toBe(questionText);
  await press(within(dialog).getByRole('button', { name: 'Close audit' }));
  await waitFor(() => expect(sent).toEqual([{ revision: 4 }]));
});
