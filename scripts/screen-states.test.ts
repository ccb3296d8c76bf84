import { describe, expect, test } from 'vitest';
import { missingStates } from './screen-states.ts';

const story = (name: string) => `export const ${name}: Story = {};\n`;
const source = 'interface AProps { view: View<string> }';
const complete = ['Loading', 'Empty', 'Failed', 'Forbidden', 'Ready'].map(story).join('');

describe('the states of a screen', () => {
  test('all five make it complete', () => {
    expect(missingStates({ file: 'A.tsx', source, stories: complete })).toBeNull();
  });

  test('a screen without stories is named', () => {
    expect(missingStates({ file: 'A.tsx', source, stories: null })).toBe('A.tsx has no stories');
  });

  test('missing ones are named', () => {
    expect(missingStates({ file: 'A.tsx', source, stories: story('Loading') + story('ReadyToGo') })).toBe(
      'A.tsx lacks Empty, Failed, Forbidden, Ready',
    );
  });

  test('one that cannot occur needs a reason', () => {
    const withReason = `parameters: { withoutStates: { Empty: 'There is always a form to fill in.' } }\n`;
    const withoutReason = `parameters: { withoutStates: { Empty: '' } }\n`;
    const rest = complete.replace(story('Empty'), '');
    expect(missingStates({ file: 'A.tsx', source, stories: withReason + rest })).toBeNull();
    expect(missingStates({ file: 'A.tsx', source, stories: withoutReason + rest })).toBe('A.tsx lacks Empty');
  });

  test('nothing excuses Ready', () => {
    const excused = `withoutStates: { Ready: 'We did not get round to it.' }\n${complete.replace(story('Ready'), '')}`;
    expect(missingStates({ file: 'A.tsx', source, stories: excused })).toBe('A.tsx lacks Ready');
  });

  test('a screen that is loaded draws a View', () => {
    expect(missingStates({ file: 'A.tsx', source: 'props.items.map(draw)', stories: complete })).toBe(
      'A.tsx is loaded and draws no View',
    );
    expect(missingStates({ file: 'A.tsx', source: '<PanelSwitch view={props.mine}>', stories: complete })).toBeNull();
  });

  test('a form for which nothing is loaded needs none', () => {
    const form = `parameters: { withoutStates: { Loading: 'Nothing is loaded: the form is there at once.' } }\n`;
    const stories = form + complete.replace(story('Loading'), '');
    expect(missingStates({ file: 'A.tsx', source: 'form.field(name)', stories })).toBeNull();
  });
});
