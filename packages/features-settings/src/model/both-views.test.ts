import { empty, loading, ready, type View } from '@portal/kit';
import { failedView } from '@portal/kit/testing';
import { expect, test } from 'vitest';
import { bothViews } from './both-views.ts';

const one: View<string> = ready('one');
const other: View<string> = ready('other', true);

test.each([
  ['both', one, other, ready({ one: 'one', other: 'other' }, true)],
  ['the second loading', one, loading, loading],
  ['the first failed', failedView, loading, failedView],
  ['the second failed', one, failedView, failedView],
  ['the first empty', empty, other, empty],
])('%s', (_, first, second, view) => {
  expect(bothViews(first, second)).toEqual(view);
});
