import type { AuditCaseDetail } from '@portal/api';
import { testPortal } from '@portal/kit/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sampleCaseDetail } from '../../stories/sample-audits.ts';
import { CaseActions } from './CaseActions.tsx';
import { useCaseDeeds } from './use-case-deeds.ts';

function Actions({ detail }: { detail: AuditCaseDetail }) {
  return <CaseActions detail={detail} deeds={useCaseDeeds(detail)} />;
}

test('what is accepted is what was read when it was begun, whatever is loaded meanwhile', async () => {
  const sent = vi.fn();
  const fetch = async (_: unknown, { body }: RequestInit = {}) => {
    sent(JSON.parse(typeof body === 'string' ? body : '{}'));
    return Response.json({ code: 'stale', status: 412, message: 'They have sent more.' }, { status: 412 });
  };
  const detail = sampleCaseDetail({ revision: 3 });
  const { rerender } = render(<Actions detail={detail} />, { wrapper: testPortal({ fetch }).wrapper });
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
  const dialog = await screen.findByRole('alertdialog');
  rerender(<Actions detail={{ ...detail, revision: 4 }} />);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ revision: 3 }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ revision: 4 }));
});
