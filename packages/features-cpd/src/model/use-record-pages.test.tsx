import { testPortal } from '@portal/kit/testing';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useRecordPages } from './use-record-pages.ts';

const onPortal = { 'cpd.tracker': '/cpd/tracker-page' };
const onWebsite = { 'cpd.tracker': 'https://portal.example.org/cpd/tracker-page' };
const otherSystem = 'https://crm.example/cpd/new';

test.each([
  ['in the portal', onPortal, '/cpd/records/new', '/cpd/records/new', undefined],
  ['on another website', onWebsite, '/cpd/records/new', 'https://portal.example.org/cpd/records/new', undefined],
  ['in the portal', onPortal, otherSystem, otherSystem, '_blank'],
  ['on another website', onWebsite, otherSystem, otherSystem, '_blank'],
])('%s a record is written where the organisation says', (_, destinations, url, href, target) => {
  const { wrapper } = testPortal({ destinations });
  expect(renderHook(useRecordPages, { wrapper }).result.current(url)).toEqual({ href, target });
});
