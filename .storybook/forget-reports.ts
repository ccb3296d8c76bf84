import { afterEach } from 'vitest';

// Storybook's panel reads what axe reports of each story. In a run from the command line nobody does, axe fails the story instead, and the
// reports would be most of what is sent and written.
afterEach(({ task }) => void Reflect.deleteProperty(task.meta, 'reports'));
