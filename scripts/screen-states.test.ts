import { describe, expect, test } from 'vitest';
import { missingStates } from './screen-states.ts';

const story = (name: string) => `export const ${name}: Story = {};\n`;
const complete = ['Loading', 'Empty', 'Failed', 'Forbidden', 'Ready'].map(story).join('');

describe('the states of a screen', () => {
  test('all five make it complete', () => {
    expect(missingStates({ file: 'A.tsx', stories: complete })).toBeNull();
  });

  test('a screen without stories is named', () => {
    expect(missingStates({ file: 'A.tsx', stories: null })).toBe('A.tsx has no stories');
  });

  test('missing ones are named', () => {
    expect(missingStates({ file: 'A.tsx', stories: story('Loading') + story('ReadyToGo') })).toBe(
      'A.tsx lacks Empty, Failed, Forbidden, Ready',
    );
  });

  test('one that cannot occur needs a reason', () => {
    const withReason = `parameters: { withoutStates: { Empty: 'There is always a form to fill in.' } }\n`;
    const withoutReason = `parameters: { withoutStates: { Empty: '' } }\n`;
    const rest = complete.replace(story('Empty'), '');
    expect(missingStates({ file: 'A.tsx', stories: withReason + rest })).toBeNull();
    expect(missingStates({ file: 'A.tsx', stories: withoutReason + rest })).toBe('A.tsx lacks Empty');
  });

  test('nothing excuses Ready', () => {
    const excused = `withoutStates: { Ready: 'We did not get round to it.' }\n${complete.replace(story('Ready'), '')}`;
    expect(missingStates({ file: 'A.tsx', stories: excused })).toBe('A.tsx lacks Ready');
  });
});
