import { describe, expect, test } from 'vitest';
import { ProblemError, errorText } from './problem.ts';
import { empty, failed, forbidden, loading, mapView, ready, totalOf } from './view.ts';

const problem = { code: 'server_error', status: 500, message: 'The library burnt down', detail: 'Shelf 7' };

describe('errorText', () => {
  test('a server error shows its message [PLT-757]', () => {
    expect(errorText(new ProblemError(problem))).toBe('The library burnt down');
  });

  test("a server error without a message shows 'Server error' [PLT-758]", () => {
    expect(errorText(new ProblemError({ ...problem, message: '' }))).toBe('Server error');
  });

  test('another error shows its own message [PLT-759]', () => {
    expect(errorText(new TypeError('Out of ink'))).toBe('Out of ink');
  });

  test.each([[new Error()], ['a text'], [null], [undefined]])(
    "an error without a message shows 'An unknown error occured' [PLT-760]",
    (error) => {
      expect(errorText(error)).toBe('An unknown error occured');
    },
  );
});

test('mapView changes the data and nothing else', () => {
  const retry = (): void => undefined;
  expect(mapView(ready(2, true), (n) => n * 2)).toEqual(ready(4, true));
  for (const view of [loading, empty, failed(problem, retry), forbidden(problem)])
    expect(mapView(view, String)).toBe(view);
});

test('totalOf is what was counted, none of what is empty, and unknown of all else', () => {
  expect(totalOf(ready({ total: 24 }))).toBe(24);
  expect(totalOf(empty)).toBe(0);
  for (const view of [loading, failed(problem, () => undefined), forbidden(problem)]) expect(totalOf(view)).toBeNull();
});
