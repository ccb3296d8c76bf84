import { describe, expect, test } from 'vitest';
import { isInteractive, missingStories } from './component-stories.ts';

const usage = `parameters: { usage: { use: ['For this.'], avoid: ['That: use the other.'] } }\n`;
const keyboard = 'export const Keyboard: Story = {};\n';
const forced = `export const HoverFocusPressed: Story = { parameters: { forcedStates: { part: 'button' } } };\n`;
const pressed = ['<button type="button">Press</button>'];

describe('the stories of a component', () => {
  test.each([
    ['complete', pressed, usage + keyboard + forced, null],
    ['still, without a keyboard', ['<p>Read</p>'], usage, null],
    ['none', pressed, null, 'Chip has no stories'],
    ['no usage', pressed, keyboard + forced, 'Chip lacks parameters.usage with use and avoid'],
    [
      'half of the usage',
      pressed,
      `usage: { use: ['For this.'] }\n${keyboard}${forced}`,
      'Chip lacks parameters.usage with use and avoid',
    ],
    [
      'an empty list',
      pressed,
      `usage: { use: [], avoid: ['x'] }\n${keyboard}${forced}`,
      'Chip lacks parameters.usage with use and avoid',
    ],
    ['no keyboard', pressed, usage + forced, 'Chip lacks a Keyboard story'],
    ['a reason for no keyboard', pressed, `${usage}${forced}withoutKeyboard: 'The host owns its only control.'`, null],
    [
      'no forced states',
      pressed,
      usage + keyboard,
      'Chip lacks a HoverFocusPressed story with parameters.forcedStates',
    ],
    ['a reason for no forced states', pressed, `${usage}${keyboard}withoutForcedStates: 'It is a Button.'`, null],
    [
      'nothing at all',
      pressed,
      'export const Rest = {};',
      'Chip lacks parameters.usage with use and avoid and a Keyboard story and a HoverFocusPressed story with parameters.forcedStates',
    ],
  ])('%s', (_case, sources, stories, expected) => {
    expect(missingStories({ name: 'Chip', sources, stories })).toBe(expected);
  });
});

test.each([
  ['<input type="checkbox" />', true],
  ['<Anchor href={href}>', true],
  [`import { Slider } from 'react-aria-components/Slider';`, true],
  [`import { I18nProvider } from 'react-aria-components/I18nProvider';`, false],
  ['<span>12</span>', false],
])('%s takes a press or a key: %s', (source, expected) => {
  expect(isInteractive([source])).toBe(expected);
});
