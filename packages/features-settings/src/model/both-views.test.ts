import { empty, failed, loading, ready, type View } from '@portal/kit';
import { expect, test } from 'vitest';
import { bothViews } from './both-views.ts';

const broken = failed({ code: 'server_error', status: 500, message: 'No' }, () => undefined);
const one: View<string> = ready('one');
const other: View<string> = ready('other', true);

test.each([
  ['both', one, other, ready({ one: 'one', other: 'other' }, true)],
  ['the second loading', one, loading, loading],
  ['the first failed', broken, loading, broken],
  ['the second failed', one, broken, broken],
  ['the first empty', empty, other, empty],
])('%s', (_, first, second, view) => {
  expect(bothViews(first, second)).toEqual(view);
});
