import { PortalRoot } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { seeInOtherLooks, type OtherLooks } from '../../other-looks.ts';

const dark: OtherLooks = { looks: [{ theme: 'ota', scheme: 'dark' }], of: 'new parts' };
const story = { title: 'Atlas/A text that is faint in the dark', name: 'Ready' };

const meta = {
  title: 'Atlas/Other looks',
  // A check of the test run in a browser; there is nothing to look at.
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' }, chromatic: { disableSnapshot: true } },
  render: () => (
    <PortalRoot scheme="light">
      <style>{'[data-scheme="dark"] .faint { color: #333; background: #222; }'}</style>
      <p className="faint">Words that are faint in the dark</p>
    </PortalRoot>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A story fails, and again when it is tried again; what has no new part is not looked at. */
export const FaintInTheDark: Story = {
  async play({ canvasElement }) {
    const faint = 'ota, dark: p';
    for (let tries = 0; tries < 2; tries++) await expect(seeInOtherLooks(story, dark)).rejects.toThrow(faint);
    const root = canvasElement.querySelector<HTMLElement>('.portal-root .portal-root');
    await expect(root?.dataset.scheme).toBe('light');
    const style = canvasElement.querySelector('style');
    const rules = style?.textContent ?? '';
    if (style !== null) style.textContent = '';
    await seeInOtherLooks(story, dark);
    if (style !== null) style.textContent = rules;
    await seeInOtherLooks(story, dark);
    await expect(seeInOtherLooks(story, { ...dark, of: 'every story' })).rejects.toThrow(faint);
  },
};
