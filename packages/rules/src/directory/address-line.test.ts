import { expect, test } from 'vitest';
import { addressLine } from './address-line.ts';

const none = { address: '', suburb: '', state: '', postCode: '' };

test.each([
  [none, ''],
  [{ ...none, suburb: 'Ballina', state: 'NSW' }, 'Ballina NSW'],
  [{ address: '5 Hill Street', suburb: 'Ballina', state: 'NSW', postCode: '2478' }, '5 Hill Street, Ballina NSW 2478'],
  [{ ...none, address: 'PO Box 4' }, 'PO Box 4'],
])('%o is %s', (home, line) => {
  expect(addressLine(home)).toBe(line);
});
