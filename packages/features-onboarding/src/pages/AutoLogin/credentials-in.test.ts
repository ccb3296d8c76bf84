import { expect, test } from 'vitest';
import { credentialsIn } from './credentials-in.ts';

test.each([
  [{ ticket: 'abc' }, { ticket: 'abc' }],
  [{ ticket: 'abc', username: 'mia@example.org', password: 'x' }, { ticket: 'abc' }],
  [
    { username: 'mia@example.org', password: 'x', impersonatorId: 'p-004' },
    { email: 'mia@example.org', password: 'x' },
  ],
  [{ username: 'mia@example.org' }, null],
  [{ impersonatorId: 'p-004' }, null],
  [{}, null],
])('%j signs in with %j [PLT-123]', (search, expected) => expect(credentialsIn(search)).toEqual(expected));
