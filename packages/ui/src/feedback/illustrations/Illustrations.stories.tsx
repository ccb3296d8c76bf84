import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as illustrations from './index.ts';

const meta = {
  title: 'Foundations/Illustrations',
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {Object.entries(illustrations).map(([name, Illustration]) => (
        <figure key={name} style={{ margin: 0 }}>
          <Illustration />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  ),
} satisfies Meta;

export default meta;

/** Every drawing, in the brand and scheme of the toolbar; none is announced to a screen reader. */
export const All: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')];
    await expect(drawings).toHaveLength(Object.keys(illustrations).length);
    for (const drawing of drawings) await expect(drawing).toHaveAttribute('aria-hidden', 'true');
  },
};
