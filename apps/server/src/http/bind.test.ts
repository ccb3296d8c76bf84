import { contract } from '@portal/api/contract';
import { expect, test } from 'vitest';
import { allEndpoints, bind, bindAll, nameOf } from './bind.ts';

/** In the order in which the server tries them. */
const tried = bindAll([
  (routes) => {
    for (const endpoint of allEndpoints()) bind(routes, endpoint, () => Promise.reject(new Error('Nobody calls it.')));
  },
]).map(({ endpoint }) => endpoint);

test('a call whose path is fixed is found before one that would take its last words for an id [COM-853]', () => {
  const found = tried.map((endpoint) => {
    const address = endpoint.path.replaceAll(/\{\w+\}/g, 'an-id');
    const first = tried.find(({ method, path }) => method === endpoint.method && patternOf(path).test(address));
    return first && nameOf(first);
  });
  expect(found).toEqual(tried.map(nameOf));
  expect(patternOf(contract.communities.byId.path).test(contract.communities.getList.path)).toBe(true);
});

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
