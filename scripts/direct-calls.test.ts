import { expect, test } from 'vitest';
import { withDirectCalls } from './direct-calls.ts';

test.each([
  [
    'names the file of each area',
    "import { calls, useAction } from '@portal/api';\nuseAction(calls.posts.create, calls.me.read);",
    "import * as calls_posts from '@portal/api/calls/generated/posts';import * as calls_me from '@portal/api/calls/generated/me';import { calls, useAction } from '@portal/api';\nuseAction(calls_posts.create, calls_me.read);",
  ],
  ['leaves calls of another kind', 'enter(calls.posts.create);', 'enter(calls.posts.create);'],
  [
    'leaves what is said of all calls',
    "import { calls } from '@portal/api';\nObject.keys(calls.posts);",
    "import { calls } from '@portal/api';\nObject.keys(calls.posts);",
  ],
])('a built package %s', (_, source, built) => {
  expect(withDirectCalls(source)).toBe(built);
});
