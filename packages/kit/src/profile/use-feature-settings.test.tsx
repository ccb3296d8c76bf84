import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testPortal } from '../testing/TestPortal.tsx';
import { testProfile } from '../testing/test-profile.ts';
import { useFeatureSettings } from './use-feature-settings.ts';

const tracker = { id: 'tracker', settings: { unit: 'points', goal: 30 } };

test('a feature reads its settings by its manifest', () => {
  const profile = testProfile({}, { featureSettings: { tracker: { goal: 10 } } });
  const { wrapper } = testPortal({ profile });
  const { result } = renderHook(() => useFeatureSettings(tracker), { wrapper });
  expect(result.current).toEqual({ unit: 'points', goal: 10 });
});
