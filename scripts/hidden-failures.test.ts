import { expect, test } from 'vitest';
import { hiddenFailures } from './hidden-failures.ts';

const query = 'const preference = useEndpoint(calls.communities.preference, {});\n';

test.each([
  ['a list of the reply', `${query}byName(preference.data?.topJoined ?? [])`],
  ['the reply', 'const { data } = useEndpoint(calls.posts.tags);\nconst all = data ?? [];'],
  ['a list under a name', `${query}return preference.data?.permissions ?? none;`],
  ['a number', `${query}return preference.data?.counts.joined ?? 0;`],
  ['another word for the data', 'const { data: tags } = useEndpoint(calls.posts.tags);\nshow(tags?.tags ?? []);'],
])('refuses %s that is empty when it could not be read', (_, text) => {
  expect(hiddenFailures('A.tsx', text)).toEqual(['A.tsx:2 hides a failed read: draw its view']);
});

test.each([
  ['a view', `${query}return mapView(preference.view, (reply) => reply.topJoined);`],
  ['what is not known', `${query}return preference.data?.joinedCount ?? null;`],
  ['other data', 'const items = data?.items ?? [];'],
])('lets %s be', (_, text) => {
  expect(hiddenFailures('A.tsx', text)).toEqual([]);
});
