import { ViewerProvider } from '@portal/kit';
import { testMember, testPortal, testProfile } from '@portal/kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleDetails } from '../../stories/sample-details.ts';
import { DetailsSummary } from './DetailsSummary.tsx';

afterEach(cleanup);

function terms(subModules: Record<string, { enabled: boolean; accessRules: string[] }>, mode: 'direct' | 'workflow') {
  const { wrapper: Portal } = testPortal({ profile: testProfile({ settings: { subModules } }) });
  render(
    <Portal>
      <ViewerProvider value={testMember()}>
        <DetailsSummary details={sampleDetails} mode={mode} onEdit={() => undefined} />
      </ViewerProvider>
    </Portal>,
  );
  return screen.getAllByRole('term').map(({ textContent }) => textContent);
}

const shown = { display_user_address: { enabled: true, accessRules: [] } };

test('addresses are there where the organisation shows them [PLT-553] [PLT-081]', () => {
  const withAddress = terms(shown, 'direct');
  expect(withAddress).toContain('Home address');
  expect(screen.getByText('1 Example Street, Fremantle, WA, 6160, Australia')).toBeTruthy();
  cleanup();
  expect(terms({}, 'direct')).toEqual(withAddress.filter((term) => !term?.endsWith('address')));
});

test('a workflow has its five fields alone', () => {
  expect(terms(shown, 'workflow')).toEqual(['Title', 'First name', 'Last name', 'E-mail', 'Mobile']);
});
